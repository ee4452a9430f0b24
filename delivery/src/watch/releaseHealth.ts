import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { WEEK_MS } from '@mentor-connect/contract/rules/durations'
import { VITAL_EDGES, VITALS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import { Refused } from '@mentor-connect/release/refused'
import type { HealthRow } from '@mentor-connect/release/target'
import type { HealthSource } from './healthClient'
import { QUARTILE, rangeAt } from './judge/signals'
import { listReleases } from '../release/listReleases'

/** Returns the source of the numbers, or the reason why there is none. */
export type HealthOrReason = () => Promise<HealthSource | string>

/**
 * Reads the numbers that browsers reported for the live release of an area and for its canary.
 *
 * @throws Refused if there is no such area, or there are no numbers
 */
export async function releaseHealth(
  siteDir: string,
  area: string,
  { health, now }: { health: HealthOrReason; now: Date },
): Promise<HealthRow[]> {
  const rows = listReleases(siteDir).filter((row) => row.area === area && /^(live|canary)/.test(row.state))
  if (rows.length === 0) throw new Refused([`${area} is not live on this site.`])
  const source = await health()
  if (typeof source === 'string') throw new Refused([source])
  const earliest = new Date(now.getTime() - WEEK_MS).toISOString()
  const queries = rows.map(({ release, since }) => ({
    area,
    release,
    since: since > earliest ? since : earliest,
  }))
  const { healths } = await source.read(earliest, queries)
  return rows.map(({ release, state }, index) => ({
    release,
    state,
    since: queries[index]!.since,
    ...numbersOf(healths[index]!),
  }))
}

function numbersOf({ seen, failed, error, loaded, slow, vitals }: ReleaseHealth) {
  const share = (hits: number, all: number) => (all > 0 ? hits / all : 0)
  const edges = VITALS.flatMap((vital) => {
    const edge = edgeAt(vital, vitals[vital])
    return edge === undefined ? [] : [[vital, edge] as const]
  })
  return {
    browsers: seen.browsers,
    failed: share(failed.browsers, seen.browsers),
    errors: share(error.browsers, seen.browsers),
    slow: share(slow.browsers, loaded.browsers),
    ...(Object.fromEntries(edges) as Partial<Record<Vital, number | null>>),
  }
}

/**
 * The upper edge of the range that three quarters of the browsers do not exceed. Undefined if nothing was measured;
 * null if that range has no upper edge.
 */
function edgeAt(vital: Vital, counts: number[]): number | null | undefined {
  if (counts.every((count) => count === 0)) return undefined
  const edges = VITAL_EDGES[vital]
  return edges[rangeAt(counts, QUARTILE)] ?? null
}
