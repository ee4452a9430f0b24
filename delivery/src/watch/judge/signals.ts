import type { Browsers, ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { VITALS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import type { Sample } from './evidence'

/** A way in which a release can be worse than another. */
export interface Signal {
  /** Name of the signal, used as in `errors in 7% of 400 browsers`. */
  name: string
  first: Sample
  second: Sample
  /** Number of networks of the browsers that count as hits in `first`; undefined if the signal does not count them. */
  networks?: number
  /** Minimum number of trials in each sample for a comparison. */
  enough: number
  /** The first release counts as worse only if its rate of hits is higher by at least this difference (0 to 1). */
  margin: number
}

/**
 * The signals in which a canary is compared with the live release. Loading and painting have wide margins, because
 * pages name the scripts of the live release in advance, so that a canary starts later.
 */
export function signalsOf(canary: ReleaseHealth, live: ReleaseHealth): Signal[] {
  const counted = (
    name: string,
    pick: (health: ReleaseHealth) => Pair,
    enough: number,
    margin: number,
  ): Signal => ({
    name,
    first: sampleOf(pick(canary)),
    second: sampleOf(pick(live)),
    networks: pick(canary).hits.networks,
    enough,
    margin,
  })
  return [
    counted('failed loads', ({ seen, failed }) => ({ all: seen, hits: failed }), 1, 0.005),
    counted('errors', ({ seen, error }) => ({ all: seen, hits: error }), 1, 0.005),
    counted('slow loads', ({ loaded, slow }) => ({ all: loaded, hits: slow }), 100, 0.1),
    ...VITALS.map((vital) => vitalSignal(vital, canary.vitals[vital], live.vitals[vital])),
  ]
}

interface Pair {
  all: Browsers
  hits: Browsers
}

const sampleOf = ({ all, hits }: Pair): Sample => ({ trials: all.browsers, hits: hits.browsers })

const VITAL_NAMES: Record<Vital, string> = {
  lcp: 'late paints (LCP)',
  inp: 'late reactions (INP)',
  cls: 'moving layouts (CLS)',
}
const VITAL_MARGINS: Record<Vital, number> = { lcp: 0.15, inp: 0.1, cls: 0.1 }
const ENOUGH_VITALS = 300
export const QUARTILE = 0.75

/**
 * Compares ranks: counts the browsers whose value is worse than that of three quarters of the browsers with the live
 * release.
 */
function vitalSignal(vital: Vital, canary: number[], live: number[]): Signal {
  const range = rangeAt(live, QUARTILE)
  const sample = (counts: number[]): Sample => ({
    trials: sum(counts),
    hits: sum(counts.slice(range + 1)),
  })
  return {
    name: VITAL_NAMES[vital],
    first: sample(canary),
    second: sample(live),
    enough: ENOUGH_VITALS,
    margin: VITAL_MARGINS[vital],
  }
}

/** Index of the range that contains a quantile of the counted values. */
export function rangeAt(counts: number[], quantile: number): number {
  let left = sum(counts) * quantile
  return counts.findIndex((count) => (left -= count) <= 0)
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
