import type { Sample } from './samples'

export interface Selection {
  /** The test files to run. */
  run: string[]
  /** The test files that are left for other commits. */
  left: string[]
  /** The names of the samples that run in full. */
  inFull: string[]
}

/** The circumstances of a run. Paths are paths from the root. */
export interface Run {
  /** Undefined if nothing is sampled. */
  turn: number | undefined
  /** Files that differ from main. */
  changed: string[]
  /** Test files that import a changed file, directly or not. */
  related: string[]
}

/** Selects test files: those of no sample, and of each sample the ones whose turn it is or whose code has changed. */
export function selectTests(tests: string[], samples: Sample[], { turn, changed, related }: Run): Selection {
  const inFull = samples.filter((sample) => isChanged(sample, changed)).map(({ name }) => name)
  const places = placesOf(tests, samples)
  const isSelected = (test: string) => {
    const sample = sampleOf(test, samples)
    if (turn === undefined || !sample || sample.every === 'parts') return true
    if (inFull.includes(sample.name) || changed.includes(test)) return true
    if (sample.behind === 'imports' && related.includes(test)) return true
    return places.get(test)! % sample.every === turn % sample.every
  }
  return { run: tests.filter(isSelected), left: tests.filter((test) => !isSelected(test)), inFull }
}

/** Code that every test may depend on, though none imports it. */
const BEHIND_ALL = /^(package-lock\.json|jest\.config\.mjs|shared\/testing\/src\/)/

function isChanged({ behind }: Sample, changed: string[]): boolean {
  if (behind === 'imports') return changed.some((file) => BEHIND_ALL.test(file))
  return changed.some((file) => behind.some((start) => file.startsWith(start)))
}

/** The place of each sampled test file among those that run as often as it does. */
function placesOf(tests: string[], samples: Sample[]): Map<string, number> {
  const places = new Map<string, number>()
  const counts = new Map<Sample['every'], number>()
  for (const sample of samples)
    for (const test of [...tests].sort().filter((one) => sampleOf(one, samples) === sample)) {
      const place = counts.get(sample.every) ?? 0
      places.set(test, place)
      counts.set(sample.every, place + 1)
    }
  return places
}

/** The sample of a test file: the first one that names it. */
export function sampleOf(test: string, samples: Sample[]): Sample | undefined {
  return samples.find(({ tests }) =>
    tests.some((pattern) => (typeof pattern === 'string' ? pattern === test : pattern.test(test))),
  )
}
