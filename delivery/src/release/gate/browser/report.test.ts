import { aJudged, aView } from '../../../testing/gateViews'
import { describeViews, joinedReasons, lateIssue } from './report'

const home = aView({ path: '/user/home' })
const hindi = aView({ path: '/user/home', locale: 'hi' })
const visitor = aView({ path: '/about', role: 'visitor' })

test('a reason is told once, with the first view that has it and how many more do', () => {
  const seen = [home, hindi, visitor].map((view) => aJudged({ view, reasons: ['is "not found"'] }))
  expect(joinedReasons(seen)).toEqual([
    'The page /user/home (en, learner) is "not found" (and so do 2 more views).',
  ])
  expect(joinedReasons(seen.slice(1))[0]).toContain(
    '(hi, learner) is "not found" (and so does one more view).',
  )
})

test('a reason that a view has twice counts once', () => {
  expect(joinedReasons([aJudged({ view: visitor, reasons: ['crashes', 'crashes', 'hangs'] })])).toEqual([
    'The page /about (en, visitor) crashes.',
    'The page /about (en, visitor) hangs.',
  ])
})

test('above twenty reasons the others are counted', () => {
  const reasons = Array.from({ length: 23 }, (_, i) => `throws error ${i}`)
  const issues = joinedReasons([aJudged({ reasons })])
  expect([issues.length, issues.at(-1)]).toEqual([21, 'There are 3 more reasons.'])
})

test('the summary counts pages, languages, roles and views', () => {
  const seen = [home, hindi, visitor].map((view) => aJudged({ view }))
  expect(describeViews({ seen, left: [], issues: [], ms: 9840 })).toBe(
    'opened 2 pages in 2 languages as visitor, learner: 3 views, no issue (9.8 s)',
  )
})

test('the summary names what was redirected and what was not opened', () => {
  const seen = [aJudged({ view: home }), aJudged({ view: visitor, redirectedTo: '/login' })]
  expect(describeViews({ seen, left: [visitor, hindi], issues: ['x'], ms: 0 })).toBe(
    'opened 1 page in 1 language as learner: 1 view, 1 issue (0.0 s); 1 more view redirected by the shell; not opened: 2 views, from /about (en, visitor) on',
  )
})

test('the summary counts what was only opened', () => {
  const seen = [home, { ...hindi, isBrief: true }].map((view) => aJudged({ view }))
  expect(describeViews({ seen, left: [], issues: [], ms: 0 })).toContain(
    '2 views, no issue (0.0 s); 1 view of them only opened, and not used',
  )
})

test('a check that took too long says which pages it was opening', () => {
  expect(lateIssue({ late: [home, visitor], done: 5, all: 12, limitMs: 600_000 })).toBe(
    'The check in a browser did not end within 10 minutes: it was stopped after 5 of 12 views while it opened /user/home (en, learner), /about (en, visitor). Make these pages faster, or release from a machine with less load.',
  )
})
