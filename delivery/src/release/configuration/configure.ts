import { isDeepStrictEqual } from 'node:util'
import type { SiteConfiguration } from '@mentor-connect/shared/site/siteConfiguration'
import type { SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import { Refused } from '../refused'
import { publicKeyOf } from '../signature'
import { changeSite, ledgerWith, originOf, type Happened, type LockedSite } from '../siteChange'
import { flip, liveConfiguration, liveRegistry } from '../siteStore'
import { withoutHttp } from './origins'

/** Settings of a site as its operator states them; the key follows from the signing key. */
export interface SiteSettings {
  runtime: Omit<SiteConfiguration['runtime'], 'registryKey'>
  remoteOrigins: string[]
}

export interface ConfigureOptions {
  /** The site signs with another key from now on; browsers that have seen the old one begin anew. */
  replaceKey?: boolean
  /** The site stops signing. */
  unsign?: boolean
  reason?: string
}

export interface Configured {
  version: number
  /** False: it was set so already. */
  changed: boolean
}

/**
 * Sets a site, the live one together with its pages. Nothing else changes what a site is set to.
 * @throws Refused
 */
export function configure(
  site: LockedSite,
  settings: SiteSettings,
  options: ConfigureOptions = {},
): Configured {
  const before = liveConfiguration(site.dir)
  const registry = liveRegistry(site.dir)
  const registryKey = nextKey(site, before, registry, options)
  const next: SiteConfiguration = {
    version: (before?.version ?? 0) + 1,
    runtime: { ...settings.runtime, ...(registryKey && { registryKey }) },
    remoteOrigins: settings.remoteOrigins,
  }
  if (before && isDeepStrictEqual({ ...before, version: next.version }, next))
    return { version: before.version, changed: false }
  refuse([...withoutHttp(next), ...(registry ? originsInUse(registry, next) : [])])
  const { reason } = options
  const happened: Happened[] = [{ action: 'configure', version: next.version, ...(reason && { reason }) }]
  if (registry) changeSite(site, registry, happened, next)
  else flip(site.dir, site.lock, { ledger: ledgerWith(site, 0, happened), configuration: next, pages: {} })
  return { version: next.version, changed: true }
}

/** The public key that the site has afterwards: a change that would take the signature away must say so. */
function nextKey(
  { signingKey }: LockedSite,
  before: SiteConfiguration | undefined,
  registry: SiteRegistry | undefined,
  { replaceKey, unsign }: ConfigureOptions,
): string | undefined {
  if (unsign) return undefined
  const own = signingKey && publicKeyOf(signingKey)
  const current = before?.runtime.registryKey
  if (!own && !current && registry?.signature)
    refuse([
      'This site signs its registry: set REGISTRY_SIGNING_KEY to its key. "--unsign" makes it a site that does not sign.',
    ])
  if (own && current && own !== current && !replaceKey)
    refuse([
      'REGISTRY_SIGNING_KEY is not the key that this site signs with: set the right one, or say "--replace-key".',
    ])
  // Who has not been given the key cannot change anything: `changeSite` asks for it.
  return own ?? current
}

/** An origin that is taken away would take down what is loaded from it. */
function originsInUse(registry: SiteRegistry, { remoteOrigins }: SiteConfiguration): string[] {
  return Object.entries(registry.remotes).flatMap(([area, { canary, ...live }]) =>
    [live, ...(canary ? [canary] : [])]
      .map((release) => originOf(release, area))
      .filter((origin) => origin && !remoteOrigins.includes(origin))
      .map(
        (origin) =>
          `${area} is loaded from ${origin}: keep it in REMOTE_ORIGINS, or release ${area} from elsewhere first.`,
      ),
  )
}

function refuse(faults: string[]) {
  if (faults.length > 0) throw new Refused(faults)
}
