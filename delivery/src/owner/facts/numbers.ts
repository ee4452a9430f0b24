import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { HEALTH_QUERIES_MAX } from '@mentor-connect/contract/api/releaseHealth'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { SiteFacts } from '../../watch/assess'
import { assess } from '../../watch/assess'
import type { HealthQuery, HealthSource } from '../../watch/healthClient'
import type { Verdict } from '../../watch/judge/verdict'
import { watchedReleases } from '../../watch/watched'
import type { LiveArea } from './areas'

/** What browsers noticed of the areas of a site, by area. */
export interface Numbers {
  /** Pages that the site servers have sent in the last 24 hours. */
  pages: number
  /** The live release, in the last 24 hours. */
  live: Record<string, ReleaseHealth>
  /** A canary and the live release beside it, since the canary began. */
  canaries: Record<string, { canary: ReleaseHealth; live: ReleaseHealth }>
  /** What the watcher would decide now about new releases. */
  verdicts: Record<string, Verdict>
}

/** Asks the API for the numbers of areas. Rejects with a readable message if it does not answer. */
export async function readNumbers(
  areas: LiveArea[],
  facts: SiteFacts,
  source: HealthSource,
): Promise<Numbers> {
  const since = new Date(facts.now.getTime() - DAY_MS).toISOString()
  const withCanary = areas.filter(({ canary }) => canary)
  const { pages, healths } = await readInParts(source, since, [
    ...areas.map(({ area, live: { release } }) => ({ area, release, since })),
    ...withCanary.flatMap(({ area, live, canary }) => [
      { area, release: canary!.release, since: canary!.since },
      { area, release: live.release, since: canary!.since },
    ]),
  ])
  const beside = healths.slice(areas.length)
  return {
    pages,
    live: Object.fromEntries(areas.map(({ area }, index) => [area, healths[index]!])),
    canaries: Object.fromEntries(
      withCanary.map(({ area }, index) => [
        area,
        { canary: beside[2 * index]!, live: beside[2 * index + 1]! },
      ]),
    ),
    verdicts: await readVerdicts(areas, facts, source),
  }
}

/** @param pagesSince from when on served pages are counted */
export async function readInParts(source: HealthSource, pagesSince: string, queries: HealthQuery[]) {
  const { pages, healths } = await source.read(pagesSince, queries.slice(0, HEALTH_QUERIES_MAX))
  for (let start = HEALTH_QUERIES_MAX; start < queries.length; start += HEALTH_QUERIES_MAX) {
    const part = await source.read(pagesSince, queries.slice(start, start + HEALTH_QUERIES_MAX))
    healths.push(...part.healths)
  }
  return { pages, healths }
}

async function readVerdicts(areas: LiveArea[], facts: SiteFacts, source: HealthSource) {
  const { registry, ledger, now } = facts
  const watched = watchedReleases(registry, ledger, now).filter((one) =>
    areas.some(({ area }) => area === one.area),
  )
  const verdicts = await Promise.all(
    watched.map(async (one) => [one.area, await assess(one, facts, source)] as const),
  )
  return Object.fromEntries(verdicts)
}
