import { composePages } from '../site/page'
import { configurationOf } from './configuration/liveSettings'
import type { LockedSite } from './siteChange'
import { flip, liveLedger, liveRegistry } from './siteStore'

/** Composes the pages of what is live anew, as this version of the product does it. Nothing else changes. */
export function recompose(site: LockedSite): void {
  const registry = liveRegistry(site.dir)
  if (!registry) return
  const configuration = configurationOf(site.dir)
  const pages = composePages(site.dir, registry, configuration.runtime)
  flip(site.dir, site.lock, { registry, ledger: liveLedger(site.dir), configuration, pages })
}
