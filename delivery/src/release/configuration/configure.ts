import { isDeepStrictEqual } from 'node:util'
import type { SiteConfiguration } from '@mentor-connect/contract/site/siteConfiguration'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { Refused } from '@mentor-connect/release/refused'
import { publicKeyOf } from '../signature'
import { originOf, type NewLedgerEntry, type LockedSite } from '../siteChange'
import { liveConfiguration, liveRegistry } from '../siteStore'
import { activateConfiguration } from './activateConfiguration'
import { insecureOrigins } from './origins'

/** Settings of a site from its operator. The public key is not among them: it is derived from the signing key. */
export interface SiteSettings {
  runtime: Omit<SiteConfiguration['runtime'], 'registryKey'>
  remoteOrigins: string[]
}

export interface ConfigureOptions {
  /** The site signs with another key from now on; browsers that know the old one start from scratch. */
  replaceKey?: boolean
  /** The site stops signing. */
  unsign?: boolean
  reason?: string
}

export interface Configured {
  version: number
  /** False if the site had these settings already. */
  changed: boolean
}

/**
 * Changes the configuration of a site, and composes its pages again if it is live. Nothing else changes a configuration.
 * @throws Refused if the settings contradict each other or the live releases
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
    ...(before?.grants && { grants: before.grants }),
  }
  if (before && isDeepStrictEqual({ ...before, version: next.version }, next))
    return { version: before.version, changed: false }
  refuse([...insecureOrigins(next), ...(registry ? originsInUse(registry, next) : [])])
  const { reason } = options
  const newEntries: NewLedgerEntry[] = [
    { action: 'configure', version: next.version, ...(reason && { reason }) },
  ]
  activateConfiguration(site, next, newEntries)
  return { version: next.version, changed: true }
}

/** The public key after the change. Removing or replacing it needs an explicit option. */
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
  // Without the signing key nothing changes: `changeSite` requires it.
  return own ?? current
}

/** Releases that are loaded from an origin that the new settings remove. */
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

function refuse(issues: string[]) {
  if (issues.length > 0) throw new Refused(issues)
}
