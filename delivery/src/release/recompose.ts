import { browserConfig } from '@mentor-connect/contract/site/siteConfiguration'
import { composePages } from '../site/composePages'
import { requireConfiguration } from './configuration/requireConfiguration'
import type { LockedSite } from './siteChange'
import { activateGeneration, liveLedger, liveRegistry } from '../store/siteStore'

/** Composes the pages of the live releases again with the code of this version, and changes nothing else. */
export function recompose(site: LockedSite): void {
  const registry = liveRegistry(site.dir)
  if (!registry) return
  const configuration = requireConfiguration(site.dir)
  const pages = composePages(site.dir, registry, browserConfig(configuration))
  activateGeneration(site.dir, site.lock, { registry, ledger: liveLedger(site.dir), configuration, pages })
}
