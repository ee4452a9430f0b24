import { TURNS } from './turns'

export const ALL_TURNS = Array.from({ length: TURNS }, (_, turn) => turn)

/** Number of commits among which a file that takes turns runs once. */
export type Every = 3 | 6

/**
 * Shares test files among the turns so that each turn takes about as long. Begins with the longest file, and
 * assigns each file to the turns with the least load so far.
 *
 * @param load seconds of each turn so far; the seconds of the files are added
 * @returns test file → the first turn in which it runs
 */
export function shareFiles(
  files: string[],
  { every, secondsOf, load }: { every: Every; secondsOf: (file: string) => number; load: number[] },
): Map<string, number> {
  const places = new Map<string, number>()
  const turnsOf = (place: number) => ALL_TURNS.filter((turn) => turn % every === place)
  const loadOf = (place: number) => Math.max(...turnsOf(place).map((turn) => load[turn]!))
  const options = Array.from({ length: every }, (_, place) => place)
  for (const file of longestFirst(files, secondsOf)) {
    const place = options.reduce((best, option) => (loadOf(option) < loadOf(best) ? option : best))
    places.set(file, place)
    for (const turn of turnsOf(place)) load[turn]! += secondsOf(file)
  }
  return places
}

/** Returns a load for `shareFiles`, with 0 seconds for each turn. */
export const noLoad = () => ALL_TURNS.map(() => 0)

/** Sorts files by duration, the longest first, so that short files even out the turns at the end. */
export const longestFirst = (files: string[], secondsOf: (file: string) => number): string[] =>
  [...files].sort().sort((one, other) => secondsOf(other) - secondsOf(one))
