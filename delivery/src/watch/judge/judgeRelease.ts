import type { Browsers, ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { evidenceAbove, evidenceBelow, suffices, type Sample } from './evidence'
import { ALPHA, described, FLOORS, percent, type Verdict } from './verdict'

/** Share of browsers for which an area may fail, unless ERROR_BUDGETS sets another one. */
export const ERROR_BUDGET = 0.02

/** A release with the share of browsers for which it may fail. */
interface Budgeted {
  now: ReleaseHealth
  /** Health of the release that was live on the day before. */
  before?: ReleaseHealth
  budget: number
}

/** Another area, whose release has not changed meanwhile. */
export type Bystander = Budgeted

export interface ReleaseFacts {
  /** Health of the release since it became live. */
  release: ReleaseHealth
  /** Health of the previous release in the day before. */
  before?: ReleaseHealth
  budget: number
  pages: number
  bystanders: Bystander[]
}

const KINDS = ['failed', 'error'] as const
type Kind = (typeof KINDS)[number]
const NAMES: Record<Kind, string> = { failed: 'failed loads', error: 'errors' }

/**
 * Minimum numbers of browsers: with the previous release, so that its rate can raise the limit; and with a release, so
 * that it can be called good.
 */
const ENOUGH_BEFORE = 100
const GOOD_BROWSERS = 200
/** Probability of error when other areas are checked for the same failures, and when a release is called good. */
const BYSTANDER_ALPHA = 0.05

/** Compares a release with its error budget. The error probabilities hold however often it is called. */
export function judgeRelease({ release, before, budget, pages, bystanders }: ReleaseFacts): Verdict {
  if (pages < FLOORS.pages)
    return { kind: 'wait', reason: `${pages} of ${FLOORS.pages} pages that a decision needs were sent` }
  const own = { now: release, before, budget }
  const failure = release.area === 'shell' ? failureOfShell(own, bystanders) : failureOfArea(own, bystanders)
  if (failure) return failure
  return isWithinBudget(release, budget)
    ? {
        kind: 'good',
        reason: `within the budget of ${percent(budget)} with ${release.seen.browsers} browsers`,
      }
    : { kind: 'wait', reason: 'within its budget so far' }
}

/** If areas fail at the same time, the cause is shared, and another release would not help. */
function failureOfArea(own: Budgeted, bystanders: Bystander[]): Verdict | undefined {
  const reason = excessOf(own, ALPHA)
  if (!reason) return undefined
  const alsoFailing = bystanders.find(fails)
  if (!alsoFailing) return { kind: 'bad', reason }
  return { kind: 'wait', reason: `${reason}; but ${alsoFailing.now.area} fails too, which was not released` }
}

/** Areas run inside the shell: if they have failed since it is new, it is the cause. */
function failureOfShell(own: Budgeted, bystanders: Bystander[]): Verdict | undefined {
  const alpha = ALPHA / (1 + bystanders.length)
  const excess = excessOf(own, alpha)
  if (excess) return { kind: 'bad', reason: excess }
  for (const one of bystanders) {
    const reason = excessOf(one, alpha)
    if (reason) return { kind: 'bad', reason: `${reason} for ${one.now.area}` }
  }
  return undefined
}

/** Says how a release exceeds its budget. Undefined if that is not proven, or too few networks have noticed it. */
function excessOf({ now, before, budget }: Budgeted, alpha: number): string | undefined {
  for (const kind of KINDS) {
    const limit = limitOf(budget, before, kind)
    const sample = sampleOf(now, kind)
    if (now[kind].networks < FLOORS.failingNetworks) continue
    if (!suffices(evidenceAbove(limit, sample), alpha / KINDS.length)) continue
    return `${NAMES[kind]} in ${described(sample)} (${now[kind].networks} networks), the budget is ${percent(limit)}`
  }
  return undefined
}

/** True if a release is known to keep its budget, so that the site can return to it. */
export function isWithinBudget(release: ReleaseHealth, budget: number): boolean {
  return (
    release.seen.browsers >= GOOD_BROWSERS &&
    KINDS.every((kind) => suffices(evidenceBelow(budget, sampleOf(release, kind)), BYSTANDER_ALPHA))
  )
}

/** True if another area fails, too: an outage of the API or of a network affects all areas. */
function fails({ now, before, budget }: Bystander): boolean {
  return KINDS.some((kind) =>
    suffices(evidenceAbove(limitOf(budget, before, kind), sampleOf(now, kind)), BYSTANDER_ALPHA),
  )
}

/**
 * The budget. For an area whose previous release failed more often than that, a rate that is clearly above the previous
 * one.
 */
function limitOf(budget: number, before: ReleaseHealth | undefined, kind: Kind): number {
  if (!before || before.seen.browsers < ENOUGH_BEFORE) return budget
  return Math.min(0.9, Math.max(budget, upperRate(before[kind], before.seen) + budget / 2))
}

/**
 * Upper bound of a rate: the true rate is hardly above it. It lies two standard deviations of a Poisson count above the
 * observed one.
 */
function upperRate(hits: Browsers, all: Browsers): number {
  return (hits.browsers + 1 + 2 * Math.sqrt(hits.browsers + 1)) / all.browsers
}

const sampleOf = (health: ReleaseHealth, kind: Kind): Sample => ({
  trials: health.seen.browsers,
  hits: health[kind].browsers,
})
