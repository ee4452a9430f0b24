import { earlierReleases, liveRelease } from './siteChange'
import { liveLedger, liveRegistry, placedRelease } from './siteStore'

export interface ReleaseRow {
  area: string
  release: string
  state: string
  /** ISO 8601, UTC. */
  since: string
  contract: string
  /** Bytes of all scripts, brotli. */
  bytes: number
}

/** What is live in each area, since when, and what came before it. */
export function listReleases(siteDir: string): ReleaseRow[] {
  const registry = liveRegistry(siteDir)
  const ledger = liveLedger(siteDir)
  if (!registry) return []
  return ['shell', ...Object.keys(registry.remotes)].flatMap((area) => {
    const live = liveRelease(registry, area)!
    const canary = registry.remotes[area]?.canary
    const states: [string, string][] = [
      [live, 'live'],
      ...(canary ? ([[canary.release, `canary ${canary.percent}%`]] as [string, string][]) : []),
      ...earlierReleases(ledger, area, live).map((release): [string, string] => [release, 'earlier']),
    ]
    return states.flatMap(([release, state]) => {
      const description = placedRelease(siteDir, area, release)
      if (!description) return []
      const since = ledger.findLast((entry) => entry.area === area && entry.release === release)?.at ?? ''
      const scripts = Object.entries(description.files).filter(([file]) => file.endsWith('.js.br'))
      const bytes = scripts.reduce((sum, [, file]) => sum + file.bytes, 0)
      return [
        {
          area,
          release,
          state,
          since,
          contract: description.contract ?? `provides ${description.provides}`,
          bytes,
        },
      ]
    })
  })
}
