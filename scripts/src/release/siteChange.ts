import type { RuntimeConfig } from '@mentor-connect/shared/contracts/runtimeConfig'
import type { LiveRemote, RemoteRelease, SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import { composePages } from '../site/page'
import type { Release } from '../site/release'
import { releaseEntry, remoteRelease } from './entries'
import { signRegistry } from './signature'
import { flip, forgetReleases, liveLedger, liveRegistry, placedRelease, type LedgerEntry } from './siteStore'

/** Where a change is made, and with what. */
export interface Site {
  dir: string
  config: RuntimeConfig
  /** Private key that registries are signed with, if they are. */
  signingKey?: string
  /** How many releases of an area stay reachable. */
  keep: number
  now: () => Date
}

export type Parts = Omit<SiteRegistry, 'generation' | 'signature'>
export type Happened = Pick<LedgerEntry, 'area' | 'release' | 'action'>

/** Makes the next generation live: registry, ledger and pages with one rename. Returns it. */
export function changeSite(site: Site, parts: Parts, happened: Happened[]): SiteRegistry {
  const before = liveRegistry(site.dir)
  const generation = (before?.generation ?? 0) + (happened.length > 0 || !before ? 1 : 0)
  const at = site.now().toISOString()
  const ledger = [...liveLedger(site.dir), ...happened.map((one) => ({ generation, at, ...one }))]
  const unsigned: SiteRegistry = { generation, ...withPins(site, parts, ledger) }
  const registry = site.signingKey ? signRegistry(unsigned, site.signingKey) : unsigned
  flip(site.dir, { registry, ledger, pages: composePages(site.dir, registry, site.config) })
  forgetReleases(site.dir, (area) => reachable(registry, ledger, area, site.keep))
  return registry
}

/** The releases of an area that were live, newest first, without the one that is. */
export function earlierReleases(ledger: LedgerEntry[], area: string, current: string | undefined): string[] {
  const lived = ledger
    .filter((entry) => entry.area === area && entry.action !== 'canary')
    .map(({ release }) => release)
  return [...new Set(lived.reverse())].filter((release) => release !== current)
}

export function liveRelease(registry: SiteRegistry | undefined, area: string): string | undefined {
  return area === 'shell' ? registry?.shell.release : registry?.remotes[area]?.release
}

/** Puts a release into the place of its area. */
export function partsWith(before: SiteRegistry | undefined, description: Release, origin?: string): Parts {
  const remotes = before?.remotes ?? {}
  if (description.area === 'shell') return { shell: releaseEntry(description, origin), remotes }
  if (!before) throw new Error('There is no site yet: run npm start once, or release the shell first.')
  return {
    shell: before.shell,
    remotes: { ...remotes, [description.area]: remoteRelease(description, origin) },
  }
}

/** What a team member may pin: the last releases that were live and are still there. */
function withPins(site: Site, { shell, remotes }: Parts, ledger: LedgerEntry[]): Parts {
  const pinned = Object.entries(remotes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, remote]): [string, LiveRemote] => {
      const { pinnable: _before, ...live } = remote
      const pinnable = pinnableReleases(site, area, ledger, live)
      return [area, pinnable.length > 0 ? { ...live, pinnable } : live]
    })
  return { shell, remotes: Object.fromEntries(pinned) }
}

function pinnableReleases(
  { dir, keep }: Site,
  area: string,
  ledger: LedgerEntry[],
  live: LiveRemote,
): RemoteRelease[] {
  return earlierReleases(ledger, area, live.release)
    .slice(0, keep - 1)
    .flatMap((release) => {
      const description = placedRelease(dir, area, release)
      return description ? [remoteRelease(description, originOf(live, area))] : []
    })
}

/** Releases of an area on another origin stay on that origin. */
function originOf({ base }: RemoteRelease, area: string): string {
  return base.slice(0, base.indexOf(`/remotes/${area}/`))
}

function reachable(registry: SiteRegistry, ledger: LedgerEntry[], area: string, keep: number): string[] {
  const live = liveRelease(registry, area)
  const canary = registry.remotes[area]?.canary?.release
  const kept = [live, canary].filter((release) => release !== undefined)
  return [...kept, ...earlierReleases(ledger, area, live).slice(0, keep - 1)]
}
