import type { Sample } from './samples'
import { selectTests, type Run } from './selectTests'

const SAMPLES: Sample[] = [
  { name: 'rare', tests: [/^rare\//], every: 6, behind: ['code/rare'] },
  { name: 'parts', tests: ['parts.test.ts'], every: 'parts', behind: ['code/parts'] },
  { name: 'screens', tests: [/\.test\.tsx$/], every: 3, behind: 'imports' },
]
const RARE = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `rare/${name}.test.ts`)
const SCREENS = ['one', 'two', 'three', 'four'].map((name) => `${name}.test.tsx`)
const ALWAYS = ['always.test.ts', 'parts.test.ts']
const TESTS = [...ALWAYS, ...RARE, ...SCREENS]

const select = (run: Partial<Run>) =>
  selectTests(TESTS, SAMPLES, { turn: 0, changed: [], related: [], ...run })
const runOf = (run: Partial<Run>) => select(run).run

it('runs what is no sample, and files of parts, at every turn', () => {
  for (let turn = 0; turn < 6; turn += 1) expect(runOf({ turn })).toEqual(expect.arrayContaining(ALWAYS))
})

it('runs every file of a sample once in as many turns as it says', () => {
  const times = (file: string) => [0, 1, 2, 3, 4, 5].filter((turn) => runOf({ turn }).includes(file)).length
  expect(RARE.map(times)).toEqual(RARE.map(() => 1))
  expect(SCREENS.map(times)).toEqual(SCREENS.map(() => 2))
})

it('names what it leaves out', () => {
  const { run, left } = select({ turn: 0 })
  expect(run).toEqual([...ALWAYS, 'rare/e.test.ts', 'two.test.tsx', 'four.test.tsx'])
  expect([...run, ...left].sort()).toEqual([...TESTS].sort())
})

it('leaves a turn with a long file fewer others', () => {
  const seconds = { 'rare/a.test.ts': 100, 'rare/b.test.ts': 50, 'rare/c.test.ts': 50 }
  const rareOf = (turn: number) => runOf({ turn, seconds }).filter((test) => test.startsWith('rare/'))
  const turnOfLongest = [0, 1, 2, 3, 4, 5].filter((turn) => rareOf(turn).includes('rare/a.test.ts'))
  expect(turnOfLongest.map(rareOf)).toEqual([['rare/a.test.ts']])
})

it('says how busy each turn is, so that other tests can even it out', () => {
  const seconds = { 'rare/a.test.ts': 100 }
  const { load } = select({ turn: 0, seconds, busy: [7, 0, 0, 0, 0, 0] })
  const more = select({ turn: 0, seconds, busy: load }).load
  expect(Math.max(...load)).toBe(100)
  expect(more.filter((turn) => turn >= 100)).toHaveLength(2)
})

it('runs everything if nothing is sampled', () => {
  expect(select({ turn: undefined })).toMatchObject({ run: TESTS, left: [], inFull: [] })
})

it('runs a sample in full if the code behind it has changed', () => {
  expect(select({ changed: ['code/rare/file.ts', 'code/parts.ts'] })).toMatchObject({
    run: expect.arrayContaining(RARE),
    inFull: ['rare', 'parts'],
  })
})

it('runs a changed test, and one that imports what has changed where that is what counts', () => {
  expect(runOf({ changed: ['rare/b.test.ts'] })).toContain('rare/b.test.ts')
  expect(runOf({ related: ['rare/b.test.ts', 'one.test.tsx'] })).toContain('one.test.tsx')
  expect(runOf({ related: ['rare/b.test.ts', 'one.test.tsx'] })).not.toContain('rare/b.test.ts')
})

it.each(['package-lock.json', 'jest.config.mjs', 'shared/testing/src/setup.ts'])(
  'runs all tests that are selected by imports after a change of %s, which none of them imports',
  (file) => expect(runOf({ changed: [file] })).toEqual(expect.arrayContaining(SCREENS)),
)
