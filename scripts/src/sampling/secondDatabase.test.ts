import { onSecondDatabase } from './secondDatabase'

const TESTS = ['a', 'b', 'c'].flatMap((folder) =>
  ['one', 'two', 'three'].map((name) => `server/src/api/${folder}/${name}.test.ts`),
)

const ALL = [0, 1, 2, 3, 4, 5]
const divided = (turn: number | undefined, changed: string[] = [], turnsOf = (_test: string) => ALL) =>
  onSecondDatabase(TESTS, { turn, changed, seconds: {}, turnsOf })

it('runs each test there once in six turns, instead of on the embedded database', () => {
  const all = ALL.map((turn) => divided(turn))
  expect(all.flatMap(({ instead }) => instead).sort()).toEqual([...TESTS].sort())
  expect(all.flatMap(({ too }) => too)).toEqual([])
})

it('uses a turn that a test has anyway, but never its only one', () => {
  const turnsOf = (test: string) => (test.includes('/a/') ? [2] : [1, 4])
  const all = ALL.map((turn) => divided(turn, [], turnsOf).instead)
  expect(all.flat().sort()).toEqual([...TESTS].sort())
  const turnsThere = (folder: string) =>
    ALL.filter((turn) => all[turn]!.some((test) => test.includes(`/${folder}/`)))
  expect(turnsThere('a')).not.toContain(2)
  expect([...turnsThere('b'), ...turnsThere('c')].every((turn) => [1, 4].includes(turn))).toBe(true)
})

it.each(['courses.repo.ts', 'courses.query.ts', 'courses.store.ts'])(
  'runs the tests in the folder of a changed %s on both',
  (file) => {
    const { instead, too } = divided(0, [`server/src/api/b/${file}`])
    expect(too).toEqual(TESTS.filter((test) => test.includes('/b/')))
    expect(instead.filter((test) => too.includes(test))).toEqual([])
  },
)

it.each([
  'server/src/platform/database/sqlite.ts',
  'server/src/kernel/database/migrations/001.ts',
  'server/src/testing/freshDatabase.ts',
])('runs all tests on both after a change of %s', (file) => {
  expect(divided(0, [file])).toEqual({ instead: [], too: TESTS })
})

it('runs all tests on both if nothing is sampled', () => {
  expect(divided(undefined)).toEqual({ instead: [], too: TESTS })
})
