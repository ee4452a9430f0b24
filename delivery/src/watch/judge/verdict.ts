import { rateOf, type Sample } from './evidence'

/** `wait`: there is not enough to decide. */
export interface Verdict {
  kind: 'good' | 'bad' | 'wait'
  /** One line with the numbers. */
  reason: string
}

/** What a decision needs besides evidence, so that few people or one party cannot cause it (ADR 166). */
export const FLOORS = {
  /** Pages that the site servers have sent since the release. */
  pages: 100,
  /** Distinct networks of the browsers that failed. */
  failingNetworks: 10,
}

/** Probability of a wrong decision against one release that is no worse. */
export const ALPHA = 0.01

export const percent = (rate: number): string => `${(rate * 100).toFixed(rate < 0.1 ? 1 : 0)}%`

/** `7.4% of 412 browsers` */
export const described = (sample: Sample): string =>
  `${percent(rateOf(sample))} of ${sample.trials.toLocaleString('en')} browsers`
