import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { ReleaseRow } from '@mentor-connect/release/target'
import type { HoldChange, LedgerEntry } from '../../release/ledger'
import { isHeld, lastRollback } from '../../release/ledger'
import { listReleases } from '../../release/listReleases'

/** What everybody gets of an area, and what some browsers get instead. */
export interface LiveArea {
  area: string
  live: ReleaseRow
  /** The release that it came back for, if the last change was a rollback. */
  takenBack?: string
  canary?: ReleaseRow & { percent: number }
  /** Set while people have reserved the decisions about it. */
  hold?: HoldChange
}

/** The areas of a site, the shell first. An area whose files are gone is left out. */
export function liveAreas(siteDir: string, registry: SiteRegistry, ledger: LedgerEntry[]): LiveArea[] {
  const rows = listReleases(siteDir)
  const rowOf = (area: string, release: string | undefined) =>
    rows.find((row) => row.area === area && row.release === release)
  return ['shell', ...Object.keys(registry.remotes)].flatMap((area) => {
    const remote = registry.remotes[area]
    const live = rowOf(area, (remote ?? registry.shell).release)
    const canary = rowOf(area, remote?.canary?.release)
    const hold = isHeld(ledger, area) ? lastHold(ledger, area) : undefined
    if (!live) return []
    const takenBack = lastRollback(ledger, area)?.from
    return [
      {
        area,
        live,
        ...(takenBack && { takenBack }),
        ...(canary && { canary: { ...canary, percent: remote!.canary!.percent } }),
        ...(hold && { hold }),
      },
    ]
  })
}

function lastHold(ledger: LedgerEntry[], area: string): HoldChange | undefined {
  return ledger.findLast((entry): entry is HoldChange => 'held' in entry && entry.held === area)
}

/** Areas that were live once and are not any more. */
export function retiredAreas(ledger: LedgerEntry[], registry: SiteRegistry): string[] {
  const known = new Set(ledger.flatMap((entry) => ('area' in entry ? [entry.area] : [])))
  return [...known].filter((area) => area !== 'shell' && !registry.remotes[area]).sort()
}
