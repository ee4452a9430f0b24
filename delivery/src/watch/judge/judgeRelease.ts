import type { Browsers, ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { evidenceAbove, evidenceBelow, suffices, type Sample } from './evidence'
import { ALPHA, described, FLOORS, percent, type Verdict } from './verdict'

/** Share of browsers for which an area may fail, unless ERROR_BUDGETS says otherwise. */
export const ERROR_BUDGET = 0.02

/** A release with the share of browsers for which it may fail. */
interface Budgeted {
  now: ReleaseHealth
  /** What was live before the release that is judged, in the day before it. */
  before?: ReleaseHealth
  budget: number
}

/** Another area, whose release has not changed meanwhile. */
export type Bystander = Budgeted

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

/** How a release exceeds its budget; undefined if that is not proven, or too few networks noticed it. */
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

/** Whether a release is known to keep its budget, so that it is one to return to. */
export function isWithinBudget(release: ReleaseHealth, budget: number): boolean {
  return (
    release.seen.browsers >= GOOD_BROWSERS &&
    KINDS.every((kind) => suffices(evidenceBelow(budget, sampleOf(release, kind)), BYSTANDER_ALPHA))
  )
}

/** An outage of the API or of a network hits areas alike. */
function fails({ now, before, budget }: Bystander): boolean {
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
