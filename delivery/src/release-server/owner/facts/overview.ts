import { HEALTH_QUERIES_MAX, type ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { LedgerEntry } from '../../../store/ledger'
import type { Site } from '../../../release/siteChange'
import { liveLedger, liveRegistry } from '../../../store/siteStore'
import { assess, type SiteFacts } from '../../../watch/assess'
import type { HealthSource } from '../../../watch/healthClient'
import type { Verdict } from '../../../watch/judge/verdict'
import { watchedReleases } from '../../../watch/watched'
import { liveAreas, retiredAreas, type LiveArea } from './areas'

/** Data sources of the page of the site's owner. */
export interface OwnerSources {
  site: Pick<Site, 'dir' | 'now'>
  /**
   * Returns the source of the figures that browsers reported, or a sentence that explains why there is none.
   */
  health: () => Promise<HealthSource | string>
  budgetOf: SiteFacts['budgetOf']
}

/** Numbers that browsers and site servers have reported. */
export interface Numbers {
  /** Number of pages that the site servers have sent in the last 24 hours. */
  pages: number
  /** Area → figures of its live release in the last 24 hours. */
  live: Record<string, ReleaseHealth>
  /** Area → the decision that the watcher would now make about the area's new release. */
  verdicts: Record<string, Verdict>
}

export interface Overview {
  registry: SiteRegistry
  ledger: LedgerEntry[]
  now: Date
  areas: LiveArea[]
  retired: string[]
  budgetOf: SiteFacts['budgetOf']
  numbers?: Numbers
  /** Sentence that explains why the figures are missing. */
  problem?: string
}

/** Returns all areas of a site; undefined until the first shell is released. */
export async function readOverview({ site, health, budgetOf }: OwnerSources): Promise<Overview | undefined> {
  const registry = liveRegistry(site.dir)
  if (!registry) return undefined
  const ledger = liveLedger(site.dir)
  const now = site.now()
  const areas = liveAreas(site.dir, registry, ledger)
  const asked = await askForNumbers(areas, { registry, ledger, now, budgetOf }, health)
  return { registry, ledger, now, areas, retired: retiredAreas(ledger, registry), budgetOf, ...asked }
}

/** Reads the numbers. If that fails, returns the reason, so that the page can show it. */
async function askForNumbers(
  areas: LiveArea[],
  facts: SiteFacts,
  health: OwnerSources['health'],
): Promise<Pick<Overview, 'numbers' | 'problem'>> {
  try {
    const source = await health()
    return typeof source === 'string'
      ? { problem: source }
      : { numbers: await readNumbers(areas, facts, source) }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

async function readNumbers(areas: LiveArea[], facts: SiteFacts, source: HealthSource): Promise<Numbers> {
  const since = new Date(facts.now.getTime() - DAY_MS).toISOString()
  const live: Numbers['live'] = {}
  let pages = 0
  for (let start = 0; start < areas.length; start += HEALTH_QUERIES_MAX) {
    const part = areas.slice(start, start + HEALTH_QUERIES_MAX)
    const queries = part.map(({ area, live: { release } }) => ({ area, release, since }))
    const answer = await source.read(since, queries)
    pages = answer.pages
    for (const [index, { area }] of part.entries()) live[area] = answer.healths[index]!
  }
  return { pages, live, verdicts: await readVerdicts(facts, source) }
}

async function readVerdicts(facts: SiteFacts, source: HealthSource): Promise<Numbers['verdicts']> {
  const watched = watchedReleases(facts.registry, facts.ledger, facts.now)
  const verdicts = await Promise.all(
    watched.map(async (one) => [one.area, await assess(one, facts, source)] as const),
  )
  return Object.fromEntries(verdicts)
}
