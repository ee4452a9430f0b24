import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { evidenceBelow, evidenceWorse, rateOf, suffices } from './evidence'
import { signalsOf, type Signal } from './signals'
import { ALPHA, described, FLOORS, type Verdict } from './verdict'

/** Conditions for the promotion of a canary. */
export const PROMOTION = {
  browsers: 200,
  networks: 50,
  afterMs: HOUR_MS,
  /** The failure rate may be higher than that of the live release by at most this difference. */
  margin: 0.01,
  /** Maximum probability that a promotion is wrong about that difference. */
  alpha: 0.05,
}

export interface CanaryFacts {
  canary: ReleaseHealth
  /** Health of the live release in the same period. */
  live: ReleaseHealth
  /** Number of pages that were sent since the canary began. */
  pages: number
  /** Age of the canary. */
  ageMs: number
}

/**
 * Compares a canary with the live release in the same period. The error probabilities hold however often it is called.
 */
export function judgeCanary(facts: CanaryFacts): Verdict {
  const { canary, live, pages } = facts
  if (pages < FLOORS.pages) return wait(`${pages} of ${FLOORS.pages} pages that a decision needs were sent`)
  const signals = signalsOf(canary, live)
  const worse = signals.find((signal) => isWorse(signal, ALPHA / signals.length))
  if (worse) return { kind: 'bad', reason: compared(worse) }
  return isProvenGood(facts, signals)
}

function isWorse({ first, second, networks, enough, margin }: Signal, alpha: number): boolean {
  if (first.trials < enough || second.trials < enough) return false
  if (networks !== undefined && networks < FLOORS.failingNetworks) return false
  if (rateOf(first) - rateOf(second) < margin) return false
  return suffices(evidenceWorse(first, second), alpha)
}

function isProvenGood({ canary, live, ageMs }: CanaryFacts, signals: Signal[]): Verdict {
  const { browsers, networks } = canary.seen
  if (browsers < PROMOTION.browsers || networks < PROMOTION.networks)
    return wait(
      `${browsers} browsers in ${networks} networks have it, ${PROMOTION.browsers} in ${PROMOTION.networks} are needed`,
    )
  if (live.seen.browsers < PROMOTION.browsers)
    return wait(`${live.seen.browsers} browsers have the live release, ${PROMOTION.browsers} are needed`)
  if (ageMs < PROMOTION.afterMs) return wait('it is younger than an hour')
  const [failed, error, ...others] = signals as [Signal, Signal, ...Signal[]]
  const doubtful =
    [failed, error].find((signal) => !isNoWorse(signal)) ??
    others.find(
      ({ first, second, enough, margin }) =>
        first.trials >= enough && rateOf(first) - rateOf(second) >= margin,
    )
  if (doubtful) return wait(`not proven yet: ${compared(doubtful)}`)
  return { kind: 'good', reason: `${compared(failed)}; ${compared(error)}` }
}

function isNoWorse({ first, second }: Signal): boolean {
  return suffices(evidenceBelow(rateOf(second) + PROMOTION.margin, first), PROMOTION.alpha)
}

const compared = ({ name, first, second }: Signal) =>
  `${name} in ${described(first)}, ${described(second)} with the live release`

const wait = (reason: string): Verdict => ({ kind: 'wait', reason })
