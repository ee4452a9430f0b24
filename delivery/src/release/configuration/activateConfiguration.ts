import type { SiteConfiguration } from '@mentor-connect/contract/site/siteConfiguration'
import { changeSite, ledgerWith, type LockedSite, type NewLedgerEntry } from '../siteChange'
import { activateGeneration, liveRegistry } from '../siteStore'

/** Makes a configuration live; the pages of a live site are composed again. */
export function activateConfiguration(
  site: LockedSite,
  configuration: SiteConfiguration,
  newEntries: NewLedgerEntry[],
): void {
  const registry = liveRegistry(site.dir)
  if (registry) changeSite(site, registry, newEntries, configuration)
  else
    activateGeneration(site.dir, site.lock, {
      ledger: ledgerWith(site, 0, newEntries),
      configuration,
      pages: {},
    })
}
