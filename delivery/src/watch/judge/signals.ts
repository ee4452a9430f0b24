import type { Browsers, ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { VITALS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import type { Sample } from './evidence'

/** One way in which a release can be worse than another. */
export interface Signal {
  /** As in `errors in 7% of 400 browsers`. */
  name: string
  first: Sample
  second: Sample
  /** How many networks the first release's hits came from; undefined if not counted. */
  networks?: number
  /** Browsers of each release that are needed. */
  enough: number
  /** Differences of the rates up to this one do not matter. */
  margin: number
}

/**
 * What is said of a release that is compared with another. Loading and painting have wide margins: pages name the scripts
 * of the live release in advance, so that a canary starts later (F15 of the review, `docs/DEBT.md`).
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

/** How many browsers have a worse value than three quarters of those with the live release: a comparison of ranks. */
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
