import { rateOf, type Sample } from './evidence'

/** A judgement about a release. `wait`: there are not enough numbers to decide. */
export interface Verdict {
  kind: 'good' | 'bad' | 'wait'
  /** One line that explains the verdict with its numbers. */
  reason: string
}

/**
 * Minimum numbers for a decision in addition to evidence, so that neither a few people nor a single party can cause one
 * (ADR 166).
 */
export const FLOORS = {
  /** Number of pages that the site servers have sent since the release. */
  pages: 100,
  /** Number of distinct networks of the browsers that failed. */
  failingNetworks: 10,
}

/** Probability of a wrong decision against a release that is no worse than the other. */
export const ALPHA = 0.01

export const percent = (rate: number): string => `${(rate * 100).toFixed(rate < 0.1 ? 1 : 0)}%`

/** A rate in words, such as `7.4% of 412 browsers`. */
export const described = (sample: Sample): string =>
  `${percent(rateOf(sample))} of ${sample.trials.toLocaleString('en')} browsers`
