import { TURNS } from './turns'

/** How often files run that take turns: once in so many commits. */
export type Every = 2 | 3 | 6

/**
 * Shares test files among the turns so that each turn takes about as long: the longest file first, each to the turns that
 * have least to do until then.
 *
 * @param load seconds of each turn until now; the seconds of the files are added
 * @returns test file → the first turn in which it runs
 */
export function shareFiles(
  files: string[],
  { every, secondsOf, load }: { every: Every; secondsOf: (file: string) => number; load: number[] },
): Map<string, number> {
  const places = new Map<string, number>()
  const turnsOf = (place: number) => load.map((_, turn) => turn).filter((turn) => turn % every === place)
  const loadOf = (place: number) => Math.max(...turnsOf(place).map((turn) => load[turn]!))
  const options = Array.from({ length: every }, (_, place) => place)
  for (const file of [...files].sort().sort((one, other) => secondsOf(other) - secondsOf(one))) {
    const place = options.reduce((best, option) => (loadOf(option) < loadOf(best) ? option : best))
    places.set(file, place)
    for (const turn of turnsOf(place)) load[turn]! += secondsOf(file)
  }
  return places
}

/** A load for `shareFiles`, of turns that have nothing to do until now. */
export const noLoad = () => Array.from({ length: TURNS }, () => 0)
