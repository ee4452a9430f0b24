import { repositoryFiles } from '../testing/repositoryFiles'
import { SAMPLES } from './samples'
import { SECONDS } from './seconds'
import { sampleOf, selectTests } from './selectTests'
import { TURNS } from './turns'

const files = repositoryFiles()
const tests = files.filter((file) => /\.test\.tsx?$/.test(file))

it.each(SAMPLES)('“$name” has tests, and the code behind it exists', (sample) => {
  const { tests: named, behind } = sample
  expect(tests.filter((test) => sampleOf(test, SAMPLES) === sample)).not.toEqual([])
  for (const name of named) if (typeof name === 'string') expect(tests).toContain(name)
  if (behind === 'imports') return
  for (const start of behind)
    expect([start, files.some((file) => file.startsWith(start))]).toEqual([start, true])
})

it('has a name for each sample', () => {
  expect(new Set(SAMPLES.map(({ name }) => name)).size).toBe(SAMPLES.length)
})

const runsOfAllTurns = () =>
  Array.from({ length: TURNS }, (_, turn) =>
    selectTests(tests, SAMPLES, { turn, changed: [], related: [], seconds: SECONDS }),
  ).map(({ run }) => run)

it('runs every test of the repository at least once in six commits', () => {
  const ran = new Set(runsOfAllTurns().flat())
  expect(tests.filter((test) => !ran.has(test))).toEqual([])
})

it('makes no turn much longer than the others', () => {
  const lengths = runsOfAllTurns().map((run) => run.reduce((sum, test) => sum + (SECONDS[test] ?? 1), 0))
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.1)
})
