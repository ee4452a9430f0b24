import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import type { ReleaseRow } from '@mentor-connect/release/target'
import type { LedgerEntry } from '../../release/ledger'
import { listReleases } from '../../release/listReleases'
import type { HealthSource } from '../../watch/healthClient'
import { liveAreas, type LiveArea } from './areas'
import { changesNewestFirst, pageOf, type Paged } from './history'
import { readInParts, readNumbers, type Numbers } from './numbers'
import { askHealth, readState, type OwnerSources, type SiteState } from './overview'
import { readSeries, type Range, type Series } from './series'

/** Everything that the page of one area shows. */
export interface AreaDetails extends SiteState {
  area: string
  /** Undefined if the area is retired. */
  current?: LiveArea
  budget: number
  /** Releases whose files are on the site: the live one first, then newest first. */
  releases: ReleaseRow[]
  /** What browsers noticed of each release since the API keeps numbers. */
  healths: Record<string, ReleaseHealth>
  numbers?: Numbers
  series?: Series
  problem?: string
  history: Paged<LedgerEntry>
}

interface Wanted {
  area: string
  range: Range
  /** Of the history, from 1. */
  page: number
}

const KEPT_MS = 8 * 24 * 60 * 60_000

/** Undefined if there was never a release of the area. */
export async function readAreaDetails(
  sources: OwnerSources,
  wanted: Wanted,
): Promise<AreaDetails | undefined> {
  const { site, budgetOf } = sources
  const { area, page } = wanted
  const state = readState(site)
  const changes = state ? changesNewestFirst(state.ledger, area) : []
  if (!state || !changes.some((entry) => 'area' in entry)) return undefined
  const current = liveAreas(site.dir, state.registry, state.ledger).find((one) => one.area === area)
  const releases = listReleases(site.dir).filter((row) => row.area === area)
  const { answer, problem } = await askHealth(sources, async (source) => ({
    ...(current && { numbers: await readNumbers([current], { ...state, budgetOf }, source) }),
    series: await readSeries({ ...wanted, ...state }, (query) => source.periods(query)),
    healths: await readHealths(releases, state.now, source),
  }))
  return {
    ...state,
    area,
    current,
    budget: budgetOf(area),
    releases,
    healths: {},
    ...answer,
    problem,
    history: pageOf(changes, page),
  }
}

async function readHealths(releases: ReleaseRow[], now: Date, source: HealthSource) {
  const since = new Date(now.getTime() - KEPT_MS).toISOString()
  const queries = releases.map(({ area, release }) => ({ area, release, since }))
  const { healths } = await readInParts(source, since, queries)
  return Object.fromEntries(healths.map((health) => [health.release, health]))
}
