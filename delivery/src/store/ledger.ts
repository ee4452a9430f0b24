import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import type { Author } from './author'

interface Recorded extends Partial<Author> {
  generation: number
  /** Time of the change: ISO 8601, UTC. */
  at: string
  reason?: string
}

/** A change of one area. In ledgers of older sites, entries have no author. */
export interface AreaChange extends Recorded {
  area: string
  /**
   * For `release` and `rollback`: the release that is live afterwards. Otherwise: the release to which the
   * change applies.
   */
  release: string
  action: 'release' | 'canary' | 'rollback' | 'withdraw' | 'retire'
  /** For `rollback`: the release that was live before. */
  from?: string
  /** Commit that was released. */
  commit?: string
}

export interface ConfigurationChange extends Recorded {
  action: 'configure'
  /** Version of the configuration. */
  version: number
}

/** A grant to an area, by the site's owner or with its first local release. */
export interface GrantChange extends Recorded, Grant {
  action: 'grant'
  /** Version of the configuration. */
  version: number
  to: string
}

/** An order to the watcher not to decide about an area, or to decide about it again. */
export interface HoldChange extends Recorded {
  action: 'hold' | 'unhold'
  held: string
}

/** A release that only browsers with its signed address use. */
export interface PreviewChange extends Recorded {
  action: 'preview'
  previewed: string
  release: string
  /** Name that the team has given it. */
  name: string
  /** End of the preview: ISO 8601, UTC. */
  until: string
  commit?: string
}

/** A share that a team has set for a feature flag of its area. */
export interface FlagChange extends Recorded {
  action: 'flag'
  /** Area of the flag. */
  flagged: string
  flag: string
  /** Percentage of the browsers in which the flag is on, 0–100. */
  percent: number
}

export type LedgerEntry =
  | AreaChange
  | ConfigurationChange
  | GrantChange
  | HoldChange
  | PreviewChange
  | FlagChange

/** Flag → the last share that was set for it. Releases and rollbacks do not change shares. */
export function flagChanges(ledger: LedgerEntry[], area: string): Map<string, FlagChange> {
  const own = ledger.filter((entry): entry is FlagChange => entry.action === 'flag' && entry.flagged === area)
  return new Map(own.map((entry) => [entry.flag, entry]))
}

/** True if decisions about an area are left to people instead of the watcher. */
export function isHeld(ledger: LedgerEntry[], area: string): boolean {
  const last = ledger.findLast((entry) => 'held' in entry && entry.held === area)
  return last?.action === 'hold'
}

/**
 * True if the watcher has ended a release as a canary or has rolled it back. The watcher never decides about such a
 * release again.
 */
export function wasTakenBackByWatcher(ledger: LedgerEntry[], area: string, release: string): boolean {
  return changesOf(ledger, area).some(
    ({ action, via, from }) => action === 'rollback' && via === 'watch' && from === release,
  )
}

export function changesOf(ledger: LedgerEntry[], area: string): AreaChange[] {
  return ledger.filter((entry): entry is AreaChange => 'area' in entry && entry.area === area)
}

/** The previews of an area that have not ended, newest first. Those of withdrawn releases have. */
export function currentPreviews(ledger: LedgerEntry[], area: string, now: number): PreviewChange[] {
  return ledger
    .filter(
      (entry): entry is PreviewChange =>
        entry.action === 'preview' &&
        entry.previewed === area &&
        Date.parse(entry.until) > now &&
        !withdrawalOf(ledger, area, entry.release),
    )
    .reverse()
}

export function lastConfigurationChange(ledger: LedgerEntry[]): ConfigurationChange | undefined {
  return ledger.findLast((entry) => entry.action === 'configure')
}

/**
 * The releases to which an area may be rolled back, newest first: those that were live for everyone and were neither
 * rolled back nor withdrawn since.
 */
export function earlierReleases(ledger: LedgerEntry[], area: string, current: string | undefined): string[] {
  let eligible: string[] = []
  for (const { action, release } of changesOf(ledger, area)) {
    const others = eligible.filter((one) => one !== release)
    if (action === 'release') eligible = [...others, release]
    if (action === 'rollback' && eligible.includes(release))
      eligible = eligible.slice(0, eligible.indexOf(release) + 1)
    if (action === 'withdraw') eligible = others
  }
  return eligible.reverse().filter((release) => release !== current)
}

/** A release and the time for which browsers got it, in ms since 1970. */
interface Served {
  release: string
  from: number
  /** The current time, if browsers still get the release. */
  to: number
}

function servedReleases(ledger: LedgerEntry[], area: string, now: number): Served[] {
  const changes = changesOf(ledger, area).filter(({ action }) => action !== 'withdraw')
  return changes.flatMap(({ action, release, at }, index) => {
    if (action === 'retire') return []
    // A canary is served until it is promoted, replaced or ended.
    const next = changes.slice(index + 1).find((later) => action === 'canary' || later.action !== 'canary')
    return [{ release, from: Date.parse(at), to: next ? Date.parse(next.at) : now }]
  })
}

/** The releases that browsers have got since a time (ms since 1970), which open tabs may still use. */
export function releasesServedSince(
  ledger: LedgerEntry[],
  area: string,
  since: number,
  now: number,
): string[] {
  return servedReleases(ledger, area, now)
    .filter(({ to }) => to >= since)
    .map(({ release }) => release)
}

/**
 * Returns the newest release that was served for long enough and was neither rolled back nor withdrawn. It
 * can be trusted even after several bad releases in a row.
 *
 * @param enough time for which it must have been served, in ms
 */
export function lastProvenRelease(
  ledger: LedgerEntry[],
  area: string,
  { now, enough }: { now: number; enough: number },
): string | undefined {
  const trusted = earlierReleases(ledger, area, undefined)
  const proven = servedReleases(ledger, area, now).filter(({ from, to }) => to - from >= enough)
  return trusted.find((release) => proven.some((served) => served.release === release))
}

/** Every release of an area that browsers may have open, newest first. */
export function recentReleases(ledger: LedgerEntry[], area: string): string[] {
  const served = changesOf(ledger, area)
    .filter(({ action }) => action === 'release' || action === 'canary' || action === 'rollback')
    .map(({ release }) => release)
  return [...new Set(served.reverse())]
}

export function withdrawalOf(ledger: LedgerEntry[], area: string, release: string): AreaChange | undefined {
  return changesOf(ledger, area).find((entry) => entry.action === 'withdraw' && entry.release === release)
}

/** The rollback that replaced a release; undefined if there was none, or if the release became live again later. */
export function rollbackOf(ledger: LedgerEntry[], area: string, release: string): AreaChange | undefined {
  const last = changesOf(ledger, area).findLast(
    (entry) => entry.release === release || entry.from === release,
  )
  return last?.action === 'rollback' && last.from === release ? last : undefined
}

/** The latest change of an area, if it is a rollback of a release that was live for everyone. */
export function lastRollback(ledger: LedgerEntry[], area: string): AreaChange | undefined {
  const last = changesOf(ledger, area).at(-1)
  return last?.action === 'rollback' && !hasEndedCanary(ledger, last) ? last : undefined
}

/** True if a rollback ended a canary instead of replacing the release that was live for everyone. */
export function hasEndedCanary(ledger: LedgerEntry[], { area, from, generation }: AreaChange): boolean {
  const before = changesOf(ledger, area).findLast(
    (entry) => entry.release === from && entry.generation < generation,
  )
  return before?.action === 'canary'
}

/** True if a release was a canary before it became live for everyone. */
export function wasPromoted(ledger: LedgerEntry[], { area, release, generation }: AreaChange): boolean {
  const before = changesOf(ledger, area).findLast(
    (entry) => entry.generation < generation && entry.action !== 'withdraw',
  )
  return before?.action === 'canary' && before.release === release
}
