import { WEEK_MS, DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { changesOf, earlierReleases, isHeld, wasTakenBackByWatcher, type LedgerEntry } from '../store/ledger'
import { liveRelease } from '../release/siteChange'

/** The time for which a release is compared with its budget, in ms; later failures have other causes. */
const RELEASE_WATCHED_MS = DAY_MS
/**
 * The time for which a canary is judged, in ms. A site on which that is too short needs a larger share, or a person
 * who decides.
 */
const CANARY_WATCHED_MS = WEEK_MS

/** A release that the watcher may decide about. */
export interface Watched {
  kind: 'canary' | 'release'
  area: string
  release: string
  /** For a canary the live release; otherwise the release that was live before. */
  other: string
  /** Time of the release: ISO 8601, UTC. */
  since: string
  /** Generation of the site when the release was made. */
  generation: number
}

/** The releases that may be decided about now: new ones that are not held and that the watcher has never taken back. */
export function watchedReleases(registry: SiteRegistry, ledger: LedgerEntry[], now: Date): Watched[] {
  return newReleases(registry, ledger).filter(
    ({ kind, since }) =>
      now.getTime() - Date.parse(since) <= (kind === 'canary' ? CANARY_WATCHED_MS : RELEASE_WATCHED_MS),
  )
}

/** The canaries that were watched for their whole time without a decision. */
export function undecidedCanaries(registry: SiteRegistry, ledger: LedgerEntry[], now: Date): Watched[] {
  return newReleases(registry, ledger).filter(
    ({ kind, since }) => kind === 'canary' && now.getTime() - Date.parse(since) > CANARY_WATCHED_MS,
  )
}

function newReleases(registry: SiteRegistry, ledger: LedgerEntry[]): Watched[] {
  return ['shell', ...Object.keys(registry.remotes)].flatMap((area) => {
    const watched = isHeld(ledger, area) ? undefined : newest(registry, ledger, area)
    return watched && !wasTakenBackByWatcher(ledger, area, watched.release) ? [watched] : []
  })
}

function newest(registry: SiteRegistry, ledger: LedgerEntry[], area: string): Watched | undefined {
  const live = liveRelease(registry, area)!
  const canary = registry.remotes[area]?.canary
  const last = changesOf(ledger, area).findLast(({ action }) => action !== 'withdraw')
  if (canary && last?.action === 'canary')
    return {
      kind: 'canary',
      area,
      release: canary.release,
      other: live,
      since: last.at,
      generation: last.generation,
    }
  const [before] = earlierReleases(ledger, area, live)
  // After a rollback, nothing is decided until the next release.
  if (canary || last?.action !== 'release' || !before) return undefined
  return { kind: 'release', area, release: live, other: before, since: last.at, generation: last.generation }
}

/** The other areas whose release has not changed since a time. */
export function unchangedSince(
  registry: SiteRegistry,
  ledger: LedgerEntry[],
  { area, since }: Watched,
): { area: string; release: string }[] {
  return Object.entries(registry.remotes).flatMap(([other, { release, canary }]) => {
    const last = changesOf(ledger, other).at(-1)
    return other !== area && !canary && last && last.at < since ? [{ area: other, release }] : []
  })
}
