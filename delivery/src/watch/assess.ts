import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { earlierReleases, lastProvenRelease, type LedgerEntry } from '../store/ledger'
import type { HealthQuery, HealthSource } from './healthClient'
import { judgeCanary } from './judge/judgeCanary'
import { isWithinBudget, judgeRelease } from './judge/judgeRelease'
import type { Verdict } from './judge/verdict'
import { unchangedSince, type Watched } from './watched'

/** Maximum number of earlier releases that are considered for a rollback. */
const CANDIDATES = 5

export interface SiteFacts {
  registry: SiteRegistry
  ledger: LedgerEntry[]
  now: Date
  /** Error budget of an area, as a share between 0 and 1. */
  budgetOf: (area: string) => number
}

/** Asks for the numbers of a release and judges it. Rejects if the API does not answer. */
export function assess(watched: Watched, facts: SiteFacts, source: HealthSource): Promise<Verdict> {
  return watched.kind === 'canary'
    ? assessCanary(watched, facts, source)
    : assessRelease(watched, facts, source)
}

async function assessCanary(
  { area, release, other, since }: Watched,
  { now }: SiteFacts,
  source: HealthSource,
) {
  const { pages, healths } = await source.read(since, [
    { area, release, since },
    { area, release: other, since },
  ])
  const [canary, live] = healths as [ReleaseHealth, ReleaseHealth]
  return judgeCanary({ canary, live, pages, ageMs: now.getTime() - Date.parse(since) })
}

async function assessRelease(watched: Watched, facts: SiteFacts, source: HealthSource): Promise<Verdict> {
  const { area, release, other, since } = watched
  const dayBefore = new Date(Date.parse(since) - DAY_MS).toISOString()
  const others = unchangedSince(facts.registry, facts.ledger, watched)
  const queries: HealthQuery[] = [
    { area, release, since },
    { area, release: other, since: dayBefore, until: since },
    ...others.flatMap((one) => [
      { ...one, since },
      { ...one, since: dayBefore, until: since },
    ]),
  ]
  const { pages, healths } = await source.read(since, queries)
  const [own, before, ...rest] = healths as [ReleaseHealth, ReleaseHealth, ...ReleaseHealth[]]
  const bystanders = others.map((one, index) => ({
    now: rest[2 * index]!,
    before: rest[2 * index + 1]!,
    budget: facts.budgetOf(one.area),
  }))
  return judgeRelease({ release: own, before, budget: facts.budgetOf(area), pages, bystanders })
}

/**
 * The release of an area to return to: the newest one that was live for a day or is known to have kept its budget. If
 * none is known to be good, it is the newest earlier release.
 */
export async function lastGoodRelease(
  { area, release }: Pick<Watched, 'area' | 'release'>,
  { ledger, now, budgetOf }: SiteFacts,
  source: HealthSource,
): Promise<string> {
  const candidates = earlierReleases(ledger, area, release).slice(0, CANDIDATES)
  const proven = lastProvenRelease(ledger, area, { now: now.getTime(), enough: DAY_MS })
  const since = new Date(now.getTime() - 8 * DAY_MS).toISOString()
  const { healths } = await source.read(
    since,
    candidates.map((candidate) => ({ area, release: candidate, since })),
  )
  const good = candidates.find(
    (candidate, index) => candidate === proven || isWithinBudget(healths[index]!, budgetOf(area)),
  )
  return good ?? candidates[0]!
}
