import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { LedgerEntry } from '../../release/ledger'
import type { Site } from '../../release/siteChange'
import { liveLedger, liveRegistry } from '../../release/siteStore'
import type { SiteFacts } from '../../watch/assess'
import type { HealthSource } from '../../watch/healthClient'
import { liveAreas, retiredAreas, type LiveArea } from './areas'
import { readNumbers, type Numbers } from './numbers'

/** What the page of the site's owner is made from. */
export interface OwnerSources {
  site: Pick<Site, 'dir' | 'now'>
  /** Where numbers come from, or why there are none. */
  health: () => Promise<HealthSource | string>
  budgetOf: SiteFacts['budgetOf']
}

/** The state of a site that has a live shell. */
export interface SiteState {
  registry: SiteRegistry
  ledger: LedgerEntry[]
  now: Date
}

export interface Overview extends SiteState {
  areas: LiveArea[]
  retired: string[]
  budgetOf: SiteFacts['budgetOf']
  numbers?: Numbers
  /** Why there are no numbers. */
  problem?: string
}

/** Undefined until the first shell is released. */
export function readState({ dir, now }: OwnerSources['site']): SiteState | undefined {
  const registry = liveRegistry(dir)
  return registry && { registry, ledger: liveLedger(dir), now: now() }
}

/** All areas of a site. Undefined until the first shell is released. */
export async function readOverview(sources: OwnerSources): Promise<Overview | undefined> {
  const state = readState(sources.site)
  if (!state) return undefined
  const { budgetOf, site } = sources
  const areas = liveAreas(site.dir, state.registry, state.ledger)
  const asked = await askHealth(sources, (source) => readNumbers(areas, { ...state, budgetOf }, source))
  const { answer: numbers, problem } = asked
  return { ...state, areas, retired: retiredAreas(state.ledger, state.registry), budgetOf, numbers, problem }
}

/** Asks for numbers; a page without them says why. */
export async function askHealth<Answer>(
  { health }: OwnerSources,
  ask: (source: HealthSource) => Promise<Answer>,
): Promise<{ answer?: Answer; problem?: string }> {
  try {
    const source = await health()
    return typeof source === 'string' ? { problem: source } : { answer: await ask(source) }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
