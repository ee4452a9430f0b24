import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { someHealth, type Numbers } from '../../testing/someHealth'
import { judgeCanary } from './judgeCanary'

const LIVE: Numbers = { seen: 3600, failed: 14, error: 11, loaded: 1800, slow: 90 }
const GOOD: Numbers = { seen: 400, failed: 1, error: 1, loaded: 380, slow: 25 }
const PROVEN: Numbers = { seen: 1600, failed: 5, error: 4, loaded: 900, slow: 50 }

const judge = (canary: Numbers, { pages = 5000, ageMs = 2 * HOUR_MS, live = LIVE } = {}) =>
  judgeCanary({
    canary: someHealth('learner', 'r2', canary),
    live: someHealth('learner', 'r1', live),
    pages,
    ageMs,
  })

test.each<[string, Numbers, RegExp]>([
  [
    'throws for one in twelve',
    { ...GOOD, error: 33 },
    /^errors in 8.3% of 400 browsers, 0.3% of 3,600 browsers with the live release$/,
  ],
  ['cannot be loaded', { seen: 12, failed: 12 }, /^failed loads in 100% of 12/],
  ['is slow for half of those who load it', { ...GOOD, slow: 190 }, /^slow loads in 50% of 380/],
  [
    'paints later than most',
    { ...GOOD, lcp: [0, 0, 0, 0, 0, 100, 200, 100, 0, 0, 0, 0] },
    /^late paints \(LCP\) in 100% of 400/,
  ],
])('a canary that %s is bad', (_what, canary, reason) => {
  const live = { ...LIVE, lcp: [0, 100, 400, 600, 400, 100, 50, 0, 0, 0, 0, 0] }
  const verdict = judge(canary, { live })
  expect(verdict.kind).toBe('bad')
  expect(verdict.reason).toMatch(reason)
})

test.each<[string, Numbers, Parameters<typeof judge>[1]]>([
  ['fails for one party only, with many browsers', { ...GOOD, error: 33, networks: 2 }, {}],
  ['fails without real page views', { ...GOOD, error: 33 }, { pages: 20 }],
  ['differs by little', { seen: 40_000, error: 220 }, { live: { seen: 360_000, error: 1080 } }],
  [
    'fails as often as the live release, in an outage',
    { seen: 400, failed: 300 },
    { live: { seen: 3600, failed: 2700 } },
  ],
  ['has too few vitals', { ...GOOD, lcp: [0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0] }, {}],
])('a canary that %s is not pulled back', (_what, canary, options) => {
  expect(judge(canary, options).kind).not.toBe('bad')
})

test('a canary that fails as seldom as the live release is good after an hour', () => {
  expect(judge(PROVEN)).toEqual({
    kind: 'good',
    reason:
      'failed loads in 0.3% of 1,600 browsers, 0.4% of 3,600 browsers with the live release; errors in 0.3% of 1,600 browsers, 0.3% of 3,600 browsers with the live release',
  })
})

test.each<[string, Numbers, Parameters<typeof judge>[1], RegExp]>([
  ['it is new', PROVEN, { ageMs: HOUR_MS / 2 }, /younger than an hour/],
  ['few have it', { seen: 150 }, {}, /^150 browsers in 150 networks have it, 200 in 50 are needed/],
  ['nobody has the live release', PROVEN, { live: { seen: 10 } }, /^10 browsers have the live release/],
  ['its failures are not proven to be few', { ...PROVEN, error: 18 }, {}, /^not proven yet: errors in 1.1%/],
  ['it is a little slow', { ...PROVEN, loaded: 100, slow: 16 }, {}, /^not proven yet: slow loads/],
])('nothing is decided while %s', (_what, canary, options, reason) => {
  const verdict = judge(canary, options)
  expect(verdict.kind).toBe('wait')
  expect(verdict.reason).toMatch(reason)
})
