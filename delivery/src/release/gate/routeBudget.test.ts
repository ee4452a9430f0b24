import { withDefaults } from '@mentor-connect/contract/site/mounts'
import type { Release } from '@mentor-connect/build/release/release'
import { ROUTE_BUDGETS, routeBudget } from './budgets'
import { routeBudgetRule } from './sizeRules'

const aRelease = (area: string, release: string, more: Partial<Release>): Release => ({
  area,
  release,
  entry: 'entry.js',
  integrity: 'sha384-entry',
  contract: '^1.0.0',
  shared: {},
  exposes: {},
  chunks: {},
  messageFaults: [],
  files: {},
  ...more,
})

const weighing = (file: string, bytes: number) => ({
  [file]: { bytes: 9 * bytes, integrity: 'sha384-a' as const },
  [`${file}.br`]: { bytes, integrity: 'sha384-a' as const },
})

const FRAME = { remote: 'public', expose: 'frame' }

const shell = aRelease('shell', 's1', {
  files: weighing('entry.js', 150_000),
  frames: { public: FRAME, learner: FRAME, mentor: FRAME },
})
/**
 * A release of the public area.
 * @param kB size of the page's script
 * @param hindi size of the Hindi messages, in kB
 */
const publicOf = (release: string, kB: number, hindi = 0) =>
  aRelease('public', release, {
    exposes: { './routes': [{ id: 'about', path: 'about', chunk: 'about' }] },
    declares: {
      mounts: [
        withDefaults({ path: '/', frame: 'public', guard: 'open' }),
        withDefaults({ path: '/user', frame: 'learner', guard: 'user' }),
      ],
    },
    chunkFiles: { about: ['about.js'], 'messages-hi': hindi ? ['hi.js'] : [] },
    files: {
      ...weighing('entry.js', 10_000),
      ...weighing('about.js', kB * 1000),
      ...weighing('hi.js', hindi * 1000),
    },
  })

const issuesOf = (candidate: Release, live: Release[]) =>
  routeBudgetRule(
    { description: candidate, dir: '/built' },
    { shell, grants: {}, remotes: Object.fromEntries(live.map((release) => [release.area, release])) },
  )

/** Budget that is left for a public page after the two entries, in kB. */
const ALLOWED = ROUTE_BUDGETS.public / 1000 - 160

test('shell entry, remote entry and chunks of a route count together', () => {
  expect(issuesOf(publicOf('r2', ALLOWED), [publicOf('r1', 40)])).toEqual([])
  const [issue, ...others] = issuesOf(publicOf('r2', ALLOWED + 1), [publicOf('r1', 40)])
  expect(others).toEqual([])
  expect(issue).toContain(
    `/about (en) loads ${(ALLOWED + 161).toFixed(1)} kB of JavaScript (brotli), the budget is ${(ALLOWED + 160).toFixed(1)} kB; the largest parts are entry.js of shell with 150.0 kB, about.js of public with ${(ALLOWED + 1).toFixed(1)} kB, entry.js of public with 10.0 kB`,
  )
})

test('a route is weighed in its heaviest language', () => {
  expect(issuesOf(publicOf('r2', ALLOWED - 4, 4), [publicOf('r1', 30)])).toEqual([])
  expect(issuesOf(publicOf('r2', ALLOWED - 4, 5), [publicOf('r1', 30)])).toEqual([
    expect.stringMatching(`^/about \\(hi\\) loads ${(ALLOWED + 161).toFixed(1)} kB`),
  ])
})

test('a heavier shell is refused for the routes of live areas', () => {
  const heavier = { ...shell, release: 's2', files: weighing('entry.js', 160_000) }
  expect(issuesOf(heavier, [publicOf('r1', ALLOWED - 5)])).toHaveLength(1)
})

test('a route that is over its budget may become lighter, not heavier', () => {
  expect(issuesOf(publicOf('r2', 60), [publicOf('r1', 70)])).toEqual([])
  expect(issuesOf(publicOf('r2', 71), [publicOf('r1', 70)])).toHaveLength(1)
})

test('several builds that go live together are held to the budget, too', () => {
  expect(issuesOf(publicOf('r2', ALLOWED + 1), [publicOf('r2', ALLOWED + 1)])).toHaveLength(1)
})

test('a path with a value for its parameter has the budget of its route', () => {
  const budget = ROUTE_BUDGETS.others['/community/subjects/:subject']
  expect(budget).toBeGreaterThan(ROUTE_BUDGETS.public)
  expect(routeBudget({ path: '/community/subjects/career', isPersonal: false })).toBe(budget)
  for (const path of ['/community/subjects', '/community/subjects/:id'])
    expect(routeBudget({ path, isPersonal: false })).toBe(ROUTE_BUDGETS.public)
})
