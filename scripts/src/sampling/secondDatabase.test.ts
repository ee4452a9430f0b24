import { onSecondDatabase } from './secondDatabase'

const TESTS = ['a', 'b', 'c'].flatMap((folder) =>
  ['one', 'two', 'three'].map((name) => `server/src/api/${folder}/${name}.test.ts`),
)

it('runs each test there once in six turns, instead of on the embedded database', () => {
  const all = [0, 1, 2, 3, 4, 5].map((turn) => onSecondDatabase(TESTS, turn, []))
  expect(all.flatMap(({ instead }) => instead).sort()).toEqual([...TESTS].sort())
  expect(all.flatMap(({ too }) => too)).toEqual([])
})

it.each(['courses.repo.ts', 'courses.query.ts', 'courses.store.ts'])(
  'runs the tests in the folder of a changed %s on both',
  (file) => {
    const { instead, too } = onSecondDatabase(TESTS, 0, [`server/src/api/b/${file}`])
    expect(too).toEqual(TESTS.filter((test) => test.includes('/b/')))
    expect(instead.filter((test) => too.includes(test))).toEqual([])
  },
)

it.each([
  'server/src/platform/database/sqlite.ts',
  'server/src/kernel/database/migrations/001.ts',
  'server/src/testing/freshDatabase.ts',
])('runs all tests on both after a change of %s', (file) => {
  expect(onSecondDatabase(TESTS, 0, [file])).toEqual({ instead: [], too: TESTS })
})

it('runs all tests on both if nothing is sampled', () => {
  expect(onSecondDatabase(TESTS, undefined, [])).toEqual({ instead: [], too: TESTS })
})
