import type { Browsers, ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { evidenceAbove, evidenceBelow, suffices, type Sample } from './evidence'
import { ALPHA, described, FLOORS, percent, type Verdict } from './verdict'

/** Share of browsers for which an area may fail, unless ERROR_BUDGETS says otherwise. */
export const ERROR_BUDGET = 0.02

/** What another area, whose release has not changed, did in the same time. */
export interface Bystander {
  now: ReleaseHealth
  before: ReleaseHealth
}

export interface ReleaseFacts {
  /** The release since it became live. */
  release: ReleaseHealth
  /** The release before it, in the day before. */
  before?: ReleaseHealth
  budget: number
  pages: number
  bystanders: Bystander[]
}

const KINDS = ['failed', 'error'] as const
type Kind = (typeof KINDS)[number]
const NAMES: Record<Kind, string> = { failed: 'failed loads', error: 'errors' }

/** Browsers that a limit from the release before needs, and that make a release good. */
const ENOUGH_BEFORE = 100
const GOOD_BROWSERS = 200
/** For the question whether something fails that all areas need. */
const BYSTANDER_ALPHA = 0.05

/** Compares a release with its error budget. May be called as often as one likes. */
export function judgeRelease({ release, before, budget, pages, bystanders }: ReleaseFacts): Verdict {
  if (pages < FLOORS.pages)
    return { kind: 'wait', reason: `${pages} of ${FLOORS.pages} pages that a decision needs were sent` }
  for (const kind of KINDS) {
    const limit = limitOf(budget, before, kind)
    const sample = sampleOf(release, kind)
    if (release[kind].networks < FLOORS.failingNetworks) continue
    if (!suffices(evidenceAbove(limit, sample), ALPHA / KINDS.length)) continue
    const reason = `${NAMES[kind]} in ${described(sample)} (${release[kind].networks} networks), the budget is ${percent(limit)}`
    const alsoFailing = bystanders.find((one) => fails(one, budget))
    if (!alsoFailing) return { kind: 'bad', reason }
    return {
      kind: 'wait',
      reason: `${reason}; but ${alsoFailing.now.area} fails too, which was not released`,
    }
  }
  return isWithinBudget(release, budget)
    ? {
        kind: 'good',
        reason: `within the budget of ${percent(budget)} with ${release.seen.browsers} browsers`,
      }
    : { kind: 'wait', reason: 'within its budget so far' }
}

/** Whether a release is known to keep its budget, so that it is one to return to. */
export function isWithinBudget(release: ReleaseHealth, budget: number): boolean {
  return (
    release.seen.browsers >= GOOD_BROWSERS &&
    KINDS.every((kind) => suffices(evidenceBelow(budget, sampleOf(release, kind)), BYSTANDER_ALPHA))
  )
}

/** An outage of the API or of a network hits areas alike, and another release would not help. */
function fails({ now, before }: Bystander, budget: number): boolean {
  return KINDS.some((kind) =>
    suffices(evidenceAbove(limitOf(budget, before, kind), sampleOf(now, kind)), BYSTANDER_ALPHA),
  )
}

/** The budget; or, for an area that failed more often than that before, what is clearly more than before. */
function limitOf(budget: number, before: ReleaseHealth | undefined, kind: Kind): number {
  if (!before || before.seen.browsers < ENOUGH_BEFORE) return budget
  return Math.min(0.9, Math.max(budget, upperRate(before[kind], before.seen) + budget / 2))
}

/** A rate that the true one hardly exceeds: two standard deviations of a Poisson count above it. */
function upperRate(hits: Browsers, all: Browsers): number {
  return (hits.browsers + 1 + 2 * Math.sqrt(hits.browsers + 1)) / all.browsers
}

const sampleOf = (health: ReleaseHealth, kind: Kind): Sample => ({
  trials: health.seen.browsers,
  hits: health[kind].browsers,
})
