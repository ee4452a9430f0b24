/** A number of browsers, and how many of them noticed a failure. */
export interface Sample {
  trials: number
  hits: number
}

export const rateOf = ({ trials, hits }: Sample): number => (trials === 0 ? 0 : hits / trials)

/**
 * Alternatives to the limit, to which a mixture gives equal weight: odds above the limit's odds and rates below the
 * limit, each as a multiple.
 */
const HIGHER_ODDS = [1.5, 2, 3, 5, 10, 30, 100]
const LOWER_RATES = [0, 0.1, 0.25, 0.5, 0.7]

/**
 * Strength of the evidence in a sample that the rate is above a limit: the logarithm of a mixture of likelihood
 * ratios.
 *
 * If the rate is at most the limit, the mixture is a non-negative supermartingale that starts at 1. By Ville's
 * inequality it ever exceeds 1/α with a probability of at most α, however often one looks (mixture SPRT: Robbins
 * 1970, Johari et al. 2017).
 *
 * @param limit between 0 and 1, exclusive
 */
export function evidenceAbove(limit: number, sample: Sample): number {
  const odds = limit / (1 - limit)
  return mixture(HIGHER_ODDS.map((factor) => logRatio((factor * odds) / (1 + factor * odds), limit, sample)))
}

/** Strength of the evidence in a sample that the rate is below a limit; see `evidenceAbove`. */
export function evidenceBelow(limit: number, sample: Sample): number {
  return mixture(LOWER_RATES.map((factor) => logRatio(factor * limit, limit, sample)))
}

/**
 * Strength of the evidence in two samples of the same period that the first has the higher rate. If both have the
 * same rate, the probability that a hit belongs to the first sample is that sample's share of the trials. This holds
 * whatever the rate is, and however it changes in the course of a day (as in Lindon and Malek 2022, "Anytime-valid
 * inference for multinomial count data").
 */
export function evidenceWorse(first: Sample, second: Sample): number {
  if (first.trials === 0 || second.trials === 0) return 0
  const share = first.trials / (first.trials + second.trials)
  return evidenceAbove(share, { trials: first.hits + second.hits, hits: first.hits })
}

/** True if evidence is strong enough for a rate of false alarms of at most `alpha`. */
export const suffices = (evidence: number, alpha: number): boolean => evidence >= Math.log(1 / alpha)

/** Logarithm of the ratio of two likelihoods: that of one rate, divided by that of another. */
function logRatio(rate: number, base: number, { trials, hits }: Sample): number {
  const misses = trials - hits
  const ofHits = hits === 0 ? 0 : hits * Math.log(rate / base)
  return ofHits + (misses === 0 ? 0 : misses * Math.log((1 - rate) / (1 - base)))
}

/** Logarithm of the mean of several numbers, which are given by their logarithms. */
function mixture(logarithms: number[]): number {
  const largest = Math.max(...logarithms)
  const sum = logarithms.reduce((total, one) => total + Math.exp(one - largest), 0)
  return largest + Math.log(sum / logarithms.length)
}
