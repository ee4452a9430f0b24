import type { Sample } from './samples'
import { ALL_TURNS, noLoad, shareFiles, type Every } from './shareFiles'

export interface Selection {
  /** The test files to run. */
  run: string[]
  /** The test files that are left for other commits. */
  left: string[]
  /** The names of the samples that run in full. */
  inFull: string[]
  /** Returns the turns in which a test file runs even if nothing has changed. */
  turnsOf: (test: string) => number[]
  /** Seconds of each turn: those of its other work, plus those of the test files that take turns. */
  load: number[]
}

/** The circumstances of a run. Paths are paths from the root. */
export interface Run {
  /** The turn of this commit; undefined if nothing is sampled. */
  turn: number | undefined
  /** Files that differ from main. */
  changed: string[]
  /** Test files that import a changed file, directly or not. */
  related: string[]
  /** Test file → seconds that it takes. A file without an entry takes about one. */
  seconds?: Record<string, number>
  /** Seconds that each turn needs for its other work; 0 by default. */
  busy?: number[]
}

/**
 * Selects the test files that belong to no sample, and those of each sample whose turn it is or whose code
 * has changed.
 */
export function selectTests(tests: string[], samples: Sample[], run: Run): Selection {
  const { turn, changed, related } = run
  const inFull = samples.filter((sample) => isChanged(sample, changed)).map(({ name }) => name)
  const load = [...(run.busy ?? noLoad())]
  const places = placesOf(tests, samples, { seconds: run.seconds ?? {}, load })
  const turnsOf = (test: string) => {
    const every = sampleOf(test, samples)?.every ?? 1
    return ALL_TURNS.filter((one) => every === 1 || every === 'parts' || one % every === places.get(test))
  }
  const isSelected = (test: string) => {
    const sample = sampleOf(test, samples)
    if (turn === undefined || !sample) return true
    if (inFull.includes(sample.name) || changed.includes(test)) return true
    if (sample.behind === 'imports' && related.includes(test)) return true
    return turnsOf(test).includes(turn)
  }
  const left = tests.filter((test) => !isSelected(test))
  return { run: tests.filter(isSelected), left, inFull, turnsOf, load }
}

/** Matches code that every test may depend on, though no test imports it. */
const BEHIND_ALL = /^(package-lock\.json|jest\.config\.mjs|shared\/testing\/src\/)/

function isChanged({ behind }: Sample, changed: string[]): boolean {
  if (behind === 'imports') return changed.some((file) => BEHIND_ALL.test(file))
  return changed.some((file) => behind.some((start) => file.startsWith(start)))
}

/**
 * Frequencies, in the order in which tests are placed. Tests that run most often come first, because they
 * have fewer turns to choose from.
 */
const FREQUENCIES: Every[] = [3, 6]

/** Returns the first turn in which each test file runs. Adds the seconds of the files to `load`. */
function placesOf(
  tests: string[],
  samples: Sample[],
  { seconds, load }: { seconds: Record<string, number>; load: number[] },
): Map<string, number> {
  const secondsOf = (file: string) => seconds[file] ?? 1
  return new Map(
    FREQUENCIES.flatMap((every) => {
      const files = tests.filter((test) => sampleOf(test, samples)?.every === every)
      return [...shareFiles(files, { every, secondsOf, load })]
    }),
  )
}

/** Returns the sample of a test file: the first one that names it. */
export function sampleOf(test: string, samples: Sample[]): Sample | undefined {
  return samples.find(({ tests }) =>
    tests.some((pattern) => (typeof pattern === 'string' ? pattern === test : pattern.test(test))),
  )
}
