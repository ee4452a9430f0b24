import { someHealth, type Numbers } from '../../testing/someHealth'
import { ERROR_BUDGET, isWithinBudget, judgeRelease } from './judgeRelease'

const BEFORE: Numbers = { seen: 4000, failed: 12, error: 16 }

function judge(
  release: Numbers,
  options: { before?: Numbers; pages?: number; other?: Numbers; budget?: number } = {},
) {
  const { before = BEFORE, pages = 3000, other = { seen: 900, error: 4 }, budget = ERROR_BUDGET } = options
  return judgeRelease({
    release: someHealth('learner', 'r2', release),
    before: someHealth('learner', 'r1', before),
    budget,
    pages,
    bystanders: [chat(other)],
  })
}

/** The chat area, whose release has not changed. */
const chat = (now: Numbers, before: Numbers = BEFORE) => ({
  now: someHealth('chat', 'c1', now),
  before: someHealth('chat', 'c1', before),
  budget: ERROR_BUDGET,
})

test.each<[string, Numbers, Parameters<typeof judge>[1], RegExp]>([
  [
    'throws for everybody',
    { seen: 14, error: 14 },
    {},
    /^errors in 100% of 14 browsers \(14 networks\), the budget is 2.0%$/,
  ],
  ['throws for one in twelve', { seen: 500, error: 42 }, {}, /^errors in 8.4% of 500/],
  ['cannot be loaded by one in ten', { seen: 400, failed: 40 }, {}, /^failed loads in 10%/],
  ['exceeds a smaller budget', { seen: 2000, error: 40 }, { budget: 0.008 }, /the budget is 1.0%/],
  ['has nothing before it', { seen: 400, failed: 40 }, { before: { seen: 3 } }, /^failed loads/],
])('a release that %s exceeds its budget', (_what, release, options, reason) => {
  const verdict = judge(release, options)
  expect(verdict.kind).toBe('bad')
  expect(verdict.reason).toMatch(reason)
})

test.each<[string, Numbers, Parameters<typeof judge>[1]]>([
  ['keeps its budget', { seen: 4000, error: 40 }, {}],
  ['is hardly above it', { seen: 500, error: 13 }, {}],
  ['fails for one party only', { seen: 500, error: 42, networks: 9 }, {}],
  ['fails without real page views', { seen: 500, error: 42 }, { pages: 99 }],
  ['fails no more than the one before', { seen: 500, error: 42 }, { before: { seen: 4000, error: 340 } }],
])('a release that %s stays', (_what, release, options) => {
  expect(judge(release, options).kind).not.toBe('bad')
})

test('when areas fail that were not released, a rollback would not help', () => {
  const verdict = judge({ seen: 500, failed: 400 }, { other: { seen: 500, failed: 380 } })
  expect(verdict.kind).toBe('wait')
  expect(verdict.reason).toMatch(/; but chat fails too, which was not released$/)
})

test('an area that always fails does not protect another one', () => {
  const always = { seen: 1000, failed: 400 }
  const verdict = judgeRelease({
    release: someHealth('learner', 'r2', { seen: 500, failed: 60 }),
    before: someHealth('learner', 'r1', BEFORE),
    budget: ERROR_BUDGET,
    pages: 3000,
    bystanders: [chat(always, always)],
  })
  expect(verdict.kind).toBe('bad')
})

function judgeShell(shell: Numbers, other: Numbers, before: Numbers = BEFORE) {
  return judgeRelease({
    release: someHealth('shell', 's2', shell),
    before: someHealth('shell', 's1', BEFORE),
    budget: ERROR_BUDGET,
    pages: 3000,
    bystanders: [chat(other, before)],
  })
}

test.each<[string, Numbers, Numbers, RegExp]>([
  ['does not start', { seen: 40, error: 40 }, { seen: 0 }, /^errors in 100% of 40 browsers/],
  ['makes an area throw', { seen: 900 }, { seen: 500, error: 60 }, /^errors in 12% of 500 .* for chat$/],
  ['cannot load an area', { seen: 900 }, { seen: 500, failed: 60 }, /^failed loads .* for chat$/],
  ['does not start, as areas fail', { seen: 40, error: 40 }, { seen: 90, failed: 60 }, /^errors in 100%/],
])('a shell that %s is taken back', (_what, shell, other, reason) => {
  const verdict = judgeShell(shell, other)
  expect(verdict.kind).toBe('bad')
  expect(verdict.reason).toMatch(reason)
})

test('an area that failed before the shell was released does not count against it', () => {
  const always = { seen: 1000, failed: 400 }
  expect(judgeShell({ seen: 900 }, always, always).kind).not.toBe('bad')
})

test.each<[string, Numbers, boolean]>([
  ['few failures of many browsers', { seen: 800, error: 4 }, true],
  ['no failure of few browsers', { seen: 80 }, false],
  ['failures close to the budget', { seen: 800, error: 15 }, false],
])('one to return to is known to keep its budget: %s', (_what, numbers, isGood) => {
  expect(isWithinBudget(someHealth('learner', 'r1', numbers), ERROR_BUDGET)).toBe(isGood)
})
