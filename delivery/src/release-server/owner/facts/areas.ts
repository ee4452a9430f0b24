import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { ReleaseRow } from '@mentor-connect/release/target'
import type { HoldChange, LedgerEntry } from '../../../store/ledger'
import { isHeld } from '../../../store/ledger'
import { listReleases } from '../../../release/listReleases'

/**
 * The live release of an area, with its canary, its hold, and the releases that were rolled back or
 * withdrawn.
 */
export interface LiveArea {
  area: string
  live: ReleaseRow
  canary?: ReleaseRow & { percent: number }
  /**
   * The change that holds the area; set while people instead of the watcher decide about the area's releases.
   */
  hold?: HoldChange
  /** Releases on the site that were rolled back or withdrawn, newest first. */
  takenBack: ReleaseRow[]
}

const TAKEN_BACK = ['rolled back', 'withdrawn']

/** Returns the areas of a site, the shell first. Areas whose files are missing are left out. */
export function liveAreas(siteDir: string, registry: SiteRegistry, ledger: LedgerEntry[]): LiveArea[] {
  const rows = listReleases(siteDir)
  return ['shell', ...Object.keys(registry.remotes)].flatMap((area) => {
    const remote = registry.remotes[area]
    const ofArea = rows.filter((row) => row.area === area)
    const rowOf = (release: string | undefined) => ofArea.find((row) => row.release === release)
    const live = rowOf((remote ?? registry.shell).release)
    const canary = rowOf(remote?.canary?.release)
    const hold = isHeld(ledger, area) ? lastHold(ledger, area) : undefined
    if (!live) return []
    return [
      {
        area,
        live,
        takenBack: ofArea.filter(({ state }) => TAKEN_BACK.includes(state)),
        ...(canary && { canary: { ...canary, percent: remote!.canary!.percent } }),
        ...(hold && { hold }),
      },
    ]
  })
}

function lastHold(ledger: LedgerEntry[], area: string): HoldChange | undefined {
  return ledger.findLast((entry): entry is HoldChange => 'held' in entry && entry.held === area)
}

/** Returns the areas that were live in the past but no longer are. */
export function retiredAreas(ledger: LedgerEntry[], registry: SiteRegistry): string[] {
  const known = new Set(ledger.flatMap((entry) => ('area' in entry ? [entry.area] : [])))
  return [...known].filter((area) => area !== 'shell' && !registry.remotes[area]).sort()
}
