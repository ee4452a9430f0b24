import { browserConfig, type SiteConfiguration } from '@mentor-connect/contract/site/siteConfiguration'
import type { LiveRemote, RemoteRelease, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { SiteBucket } from '@mentor-connect/server/site-bucket'
import type { Release } from '@mentor-connect/build/release/release'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { releaseEntry, remoteRelease } from '@mentor-connect/build/release/registryEntry'
import { composePages } from '../site/composePages'
import type { Author } from '../store/author'
import { besideLive } from '../site/entries'
import {
  type FlagChange,
  type GrantChange,
  type HoldChange,
  currentPreviews,
  earlierReleases,
  flagChanges,
  lastProvenRelease,
  recentReleases,
  releasesServedSince,
  type AreaChange,
  type ConfigurationChange,
  type LedgerEntry,
  type PreviewChange,
} from '../store/ledger'
import type { Lock } from '../store/lock/lock'
import { withLock } from '../store/lock/lock'
import {
  activateGeneration,
  deleteUnusedReleases,
  liveGeneration,
  liveLedger,
  storedRelease,
} from '../store/siteStore'
import type { BrowserCheck } from './gate/browser/browserReport'
import { requireConfiguration, signingKeyOf } from './configuration/requireConfiguration'
import { changeInBucket } from './bucket/changeInBucket'
import { refreshCopy } from './bucket/refreshCopy'
import { deleteUnused } from './bucket/unusedFolders'
import { signRegistry } from './signature'

/** The site to change, and the author of the change. The configuration of the site is stored in the site itself. */
export interface Site {
  dir: string
  /** The bucket that holds the site, if `dir` is only a copy of it on this machine. */
  bucket?: SiteBucket
  /** Called after each change that has become live. */
  onLive?: (generation: number) => Promise<void>
  /** Private key; required if the site signs its registry. */
  signingKey?: string
  /** Minimum number of releases that are kept for each area. */
  keep: number
  /** Number of days for which a release is kept after browsers stop receiving it. */
  keepDays: number
  now: () => Date
  author: Author
  /**
   * Opens the pages of releases in a browser before they become live; absent in tests, whose releases are not opened.
   */
  browserCheck?: BrowserCheck
}

/** A site during one change, with the lock that keeps other changes out. */
export interface LockedSite extends Site {
  lock: Lock
}

export type Parts = Omit<SiteRegistry, 'generation' | 'signature'>
type Unrecorded<Entry> = Omit<Entry, 'generation' | 'at' | 'by' | 'via'>
export type NewLedgerEntry =
  | Unrecorded<AreaChange>
  | Unrecorded<ConfigurationChange>
  | Unrecorded<GrantChange>
  | Unrecorded<HoldChange>
  | Unrecorded<PreviewChange>
  | Unrecorded<FlagChange>

/**
 * Runs one change of a site while holding its lock. Waits until other changes have ended. Slow checks must be
 * done before the call.
 */
export async function withLockedSite<Result>(
  site: Site,
  change: (locked: LockedSite) => Promise<Result> | Result,
): Promise<Result> {
  const { dir, bucket, now } = site
  const inFolder = (lock: Lock) => change({ ...site, lock })
  const before = liveGeneration(dir)
  const result = bucket ? await changeInBucket(dir, bucket, now, inFolder) : await withLock(dir, inFolder)
  const after = liveGeneration(dir)
  if (after !== undefined && after !== before) await site.onLive?.(after)
  if (bucket) await deleteUnused(bucket, now()).catch(reportUndeleted(bucket.name))
  return result
}

/** Reports that unused files could not be deleted; the change itself is live. */
const reportUndeleted = (name: string) => (error: Error) =>
  console.warn(
    `! What the site no longer uses could not be deleted from ${name} (${error.message}): the next change tries again.`,
  )

/** Updates the local copy of a site that is in a bucket, before the site is read. */
export async function refresh({ dir, bucket }: Pick<Site, 'dir' | 'bucket'>): Promise<void> {
  if (bucket) await refreshCopy(dir, bucket)
}

/**
 * Makes the next generation live: replaces registry, ledger, configuration and pages with one rename. Returns its
 * registry.
 * @throws Refused if the site is not configured, or if it signs its registry and the key is missing or wrong
 */
export function changeSite(
  site: LockedSite,
  parts: Parts,
  newEntries: NewLedgerEntry[],
  configuration: SiteConfiguration = requireConfiguration(site.dir),
): SiteRegistry {
  // The lock is renewed here, because the synchronous work below blocks the timer that renews it.
  site.lock.renew()
  const generation = (liveGeneration(site.dir) ?? 0) + 1
  const ledger = ledgerWith(site, generation, newEntries)
  const signingKey = signingKeyOf(site, configuration)
  const unsigned: SiteRegistry = { generation, ...withRecorded(site, parts, ledger) }
  const registry = signingKey ? signRegistry(unsigned, signingKey) : unsigned
  const pages = composePages(site.dir, registry, browserConfig(configuration))
  activateGeneration(site.dir, site.lock, { registry, ledger, configuration, pages })
  deleteUnusedReleases(site.dir, site.lock, (area) => reachable(site, registry, ledger, area))
  return registry
}

/** The ledger of the next generation. */
export function ledgerWith(site: Site, generation: number, newEntries: NewLedgerEntry[]): LedgerEntry[] {
  const at = site.now().toISOString()
  return [...liveLedger(site.dir), ...newEntries.map((one) => ({ generation, at, ...one, ...site.author }))]
}

export function liveRelease(registry: SiteRegistry | undefined, area: string): string | undefined {
  return area === 'shell' ? registry?.shell.release : registry?.remotes[area]?.release
}

/** The registry with one release replaced. */
export function withRelease(before: SiteRegistry | undefined, description: Release, origin?: string): Parts {
  const remotes = before?.remotes ?? {}
  if (description.area === 'shell') return { shell: releaseEntry(description, origin), remotes }
  if (!before) throw new Error('There is no site yet: run npm start once, or release the shell first.')
  return {
    shell: before.shell,
    remotes: { ...remotes, [description.area]: remoteRelease(description, origin) },
  }
}

/**
 * Adds what the ledger knows about each area: the releases that may be pinned, which are the latest ones that were live
 * and were neither deleted nor rolled back, and the shares of its feature flags.
 */
function withRecorded(site: Site, { shell, remotes }: Parts, ledger: LedgerEntry[]): Parts {
  const recorded = Object.entries(remotes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, remote]): [string, LiveRemote] => {
      const { pinnable: _before, shares: _shares, canary, ...live } = remote
      const pinnable = pinnableReleases(site, area, ledger, live)
      const shares = sharesOf(ledger, area, [live, ...(canary ? [canary] : []), ...pinnable])
      return [
        area,
        {
          ...live,
          ...(canary && { canary: besideLive(canary, live) }),
          ...(pinnable.length > 0 && { pinnable }),
          ...(Object.keys(shares).length > 0 && { shares }),
        },
      ]
    })
  return { shell, remotes: Object.fromEntries(recorded) }
}

/** The shares of the flags that one of these releases declares. Every page contains them, so others are left out. */
function sharesOf(ledger: LedgerEntry[], area: string, releases: RemoteRelease[]): Record<string, number> {
  const declared = releases.flatMap(({ flags = {} }) => Object.keys(flags))
  const set = [...flagChanges(ledger, area).values()].filter(({ flag }) => declared.includes(flag))
  return Object.fromEntries(set.map(({ flag, percent }) => [flag, percent]))
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
      const description = storedRelease(dir, area, release)
      return description ? [besideLive(remoteRelease(description, originOf(live, area)), live)] : []
    })
}

/** The origin that serves a release; empty if it is this site. */
export function originOf({ base }: RemoteRelease, area: string): string {
  return base.slice(0, base.indexOf(`/remotes/${area}/`))
}

/** The releases whose files are kept: live ones, rollback targets, previews, and those that open tabs may still use. */
function reachable(
  { keep, keepDays, now }: Site,
  registry: SiteRegistry,
  ledger: LedgerEntry[],
  area: string,
): string[] {
  const time = now().getTime()
  const live = liveRelease(registry, area)
  const canary = registry.remotes[area]?.canary?.release
  // A retired area has no new visitors, so its last release is needed only by open tabs.
  const kept = live ? keep : 1
  return [
    ...[live, canary, lastProvenRelease(ledger, area, { now: time, enough: DAY_MS })].filter(
      (release) => release !== undefined,
    ),
    ...currentPreviews(ledger, area, time).map(({ release }) => release),
    ...releasesServedSince(ledger, area, time - keepDays * DAY_MS, time),
    ...recentReleases(ledger, area).slice(0, kept),
    ...earlierReleases(ledger, area, live).slice(0, kept - 1),
  ]
}
