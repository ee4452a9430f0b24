import { changesOf, type AreaChange, type LedgerEntry } from '@mentor-connect/delivery/release/ledger'
import { liveLedger, liveRegistry } from '@mentor-connect/delivery/release/siteStore'

/**
 * The areas that `npm start` may publish: all of them on an empty site; later those that it has published itself and
 * no one has changed since, and new ones as long as it has published the whole site.
 */
export function followedAreas(siteDir: string, folders: string[]): string[] {
  const registry = liveRegistry(siteDir)
  if (!registry) return folders
  const ledger = liveLedger(siteDir)
  const isOwn = (area: string) => lastPublicChange(ledger, area)?.via === 'start'
  const isAllOwn = ['shell', ...Object.keys(registry.remotes)].every(isOwn)
  return folders.filter((area) => isOwn(area) || (isAllOwn && changesOf(ledger, area).length === 0))
}

/** The last change of what browsers get of an area. */
export function lastPublicChange(ledger: LedgerEntry[], area: string): AreaChange | undefined {
  return changesOf(ledger, area).findLast(({ action }) => action !== 'withdraw')
}
