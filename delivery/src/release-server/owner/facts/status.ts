import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { evidenceAbove, rateOf, suffices, type Sample } from '../../../watch/judge/evidence'
import { isWithinBudget } from '../../../watch/judge/judgeRelease'
import { ALPHA } from '../../../watch/judge/verdict'

/** `unclear`: too few browsers have reported; `unknown`: the numbers are missing. */
export type Status = 'within' | 'over' | 'unclear' | 'unused' | 'unknown'

/**
 * Returns, for each kind of failure, the number of browsers that used a release and how many of them reported
 * that failure.
 */
export function failures({ seen, failed, error }: ReleaseHealth): Record<'failed' | 'error', Sample> {
  const trials = seen.browsers
  return {
    failed: { trials, hits: failed.browsers },
    error: { trials, hits: error.browsers },
  }
}

/** Returns the higher of the two failure rates, which is compared with the budget. */
export function failureRate(health: ReleaseHealth): number {
  const { failed, error } = failures(health)
  return Math.max(rateOf(failed), rateOf(error))
}

/** Compares a release with its error budget. Takes into account how much evidence a decision needs. */
export function statusOf(health: ReleaseHealth | undefined, budget: number): Status {
  if (!health) return 'unknown'
  if (health.seen.browsers === 0) return 'unused'
  const samples = Object.values(failures(health))
  if (samples.some((sample) => suffices(evidenceAbove(budget, sample), ALPHA))) return 'over'
  return isWithinBudget(health, budget) ? 'within' : 'unclear'
}
