import type { SiteConfiguration } from '@mentor-connect/shared/site/siteConfiguration'
import type { LiveRemote, RemoteRelease, SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import { composePages } from '../site/page'
import type { Release } from '../site/release'
import type { Author } from './author'
import { configurationOf, signingKeyOf } from './configuration/liveSettings'
import { releaseEntry, remoteRelease } from './entries'
import {
  earlierReleases,
  recentReleases,
  type AreaChange,
  type ConfigurationChange,
  type LedgerEntry,
} from './ledger'
import type { Lock } from './lock/lock'
import { withLock } from './lock/lock'
import { signRegistry } from './signature'
import { flip, forgetReleases, liveLedger, liveRegistry, placedRelease } from './siteStore'

/** Where a change is made, and by whom. What the site is set to lies in the site itself. */
export interface Site {
  dir: string
  /** Private key of who makes the change; needed where the site signs its registry. */
  signingKey?: string
  /** How many releases of an area stay reachable. */
  keep: number
  now: () => Date
  author: Author
}

/** A site during one change: nobody else changes it meanwhile. */
export interface LockedSite extends Site {
  lock: Lock
}

export type Parts = Omit<SiteRegistry, 'generation' | 'signature'>
type Unrecorded<Entry> = Omit<Entry, 'generation' | 'at' | 'by' | 'via'>
export type Happened = Unrecorded<AreaChange> | Unrecorded<ConfigurationChange>

/** Runs one change of a site, alone. */
export function changing<Result>(
  site: Site,
  change: (locked: LockedSite) => Promise<Result> | Result,
): Promise<Result> {
  return withLock(site.dir, (lock) => change({ ...site, lock }))
}

/**
 * Makes the next generation live: registry, ledger, configuration and pages with one rename. Returns its registry.
 * @throws Refused when the site is not configured, or signs and has not been given its key
 */
export function changeSite(
  site: LockedSite,
  parts: Parts,
  happened: Happened[],
  configuration: SiteConfiguration = configurationOf(site.dir),
): SiteRegistry {
  // What follows blocks the timer that renews it otherwise.
  site.lock.renew()
  const generation = (liveRegistry(site.dir)?.generation ?? 0) + 1
  const ledger = ledgerWith(site, generation, happened)
  const signingKey = signingKeyOf(site, configuration)
  const unsigned: SiteRegistry = { generation, ...withPins(site, parts, ledger) }
  const registry = signingKey ? signRegistry(unsigned, signingKey) : unsigned
  const pages = composePages(site.dir, registry, configuration.runtime)
  flip(site.dir, site.lock, { registry, ledger, configuration, pages })
  forgetReleases(site.dir, site.lock, (area) => reachable(registry, ledger, area, site.keep))
  return registry
}

/** The ledger of the next generation. */
export function ledgerWith(site: Site, generation: number, happened: Happened[]): LedgerEntry[] {
  const at = site.now().toISOString()
  return [...liveLedger(site.dir), ...happened.map((one) => ({ generation, at, ...one, ...site.author }))]
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

/** What a team member may pin: the last releases that were live, are still there and were not taken back. */
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
export function originOf({ base }: RemoteRelease, area: string): string {
  return base.slice(0, base.indexOf(`/remotes/${area}/`))
}

/** The releases whose files stay: those that can be reached, those to go back to, and those that tabs have open. */
function reachable(registry: SiteRegistry, ledger: LedgerEntry[], area: string, keep: number): string[] {
  const live = liveRelease(registry, area)
  const canary = registry.remotes[area]?.canary?.release
  // Nobody comes to a retired area: only what tabs have open is needed.
  const kept = live ? keep : 1
  return [
    ...[live, canary].filter((release) => release !== undefined),
    ...recentReleases(ledger, area).slice(0, kept),
    ...earlierReleases(ledger, area, live).slice(0, kept - 1),
  ]
}
