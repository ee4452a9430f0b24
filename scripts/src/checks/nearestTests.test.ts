import { nearestTests } from './nearestTests'

const costs = (entries: Record<string, number>) =>
  Object.fromEntries(Object.entries(entries).map(([file, seconds]) => [file, { seconds, tests: 1 }]))

const TESTS = ['server/src/b/far.test.ts', 'shell/src/other.test.ts', 'server/src/a/near.test.ts']

it('selects the tests next to the change first, then those of its workspace', () => {
  expect(nearestTests(TESTS, ['server/src/a/code.ts'], {}, 1000)).toEqual([
    'server/src/a/near.test.ts',
    'server/src/b/far.test.ts',
    'shell/src/other.test.ts',
  ])
})

it('skips what does not fit in the time, and still selects smaller ones after it', () => {
  const durations = costs({ [TESTS[0]!]: 50, [TESTS[1]!]: 10, [TESTS[2]!]: 20 })
  expect(nearestTests(TESTS, ['server/src/a/code.ts'], durations, 40)).toEqual([
    'server/src/a/near.test.ts',
    'shell/src/other.test.ts',
  ])
})

it('selects a test that was itself changed, whatever it costs', () => {
  const durations = costs({ [TESTS[0]!]: 500 })
  expect(nearestTests(TESTS, [TESTS[0]!], durations, 40)).toEqual([TESTS[0]])
})
