import { isDeepStrictEqual } from 'node:util'
import { servicesOf, type SiteConfiguration } from '@mentor-connect/contract/site/siteConfiguration'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { Refused } from '@mentor-connect/release/refused'
import { publicKeyOf } from '../signature'
import { originOf, type NewLedgerEntry, type LockedSite, changeSite, ledgerWith } from '../siteChange'
import { liveConfiguration, liveRegistry, activateGeneration } from '../../store/siteStore'

/** Settings of a site from its operator. The public key is not among them: it is derived from the signing key. */
export interface SiteSettings {
  runtime: Omit<SiteConfiguration['runtime'], 'registryKey'>
  remoteOrigins: string[]
  hostOrigins?: string[]
}

export interface ConfigureOptions {
  /**
   * If true, the site signs with another key from now on. Browsers that know the old key then discard their
   * stored registry.
   */
  replaceKey?: boolean
  /** If true, the site stops signing. */
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
    ...(settings.hostOrigins && { hostOrigins: settings.hostOrigins }),
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
  // If this machine has no signing key, the public key stays, and `changeSite` will refuse the change because
  // the key is missing.
  return own ?? current
}

/** Returns the releases that are loaded from an origin that the new settings remove. */
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

/**
 * Returns the configured origins that do not use HTTPS although the site does. Browsers would block
 * everything that they load from them.
 */
export function insecureOrigins(configuration: SiteConfiguration): string[] {
  const { runtime, remoteOrigins } = configuration
  if (!runtime.siteUrl?.startsWith('https:')) return []
  const isInsecure = (origin: string) => !origin.startsWith('https:')
  return [
    ...remoteOrigins
      .filter(isInsecure)
      .map(
        (origin) => `REMOTE_ORIGINS lists ${origin}, which a page with https cannot load from: use https.`,
      ),
    ...Object.entries(servicesOf(configuration))
      .filter(([, origin]) => isInsecure(origin))
      .map(
        ([name, origin]) =>
          `The service ${name} is at ${origin}, which a page with https cannot call: use https.`,
      ),
  ]
}

/** Returns the reason why a release must not be loaded from an origin, or an empty list if it may be. */
export function originIssues({ remoteOrigins }: SiteConfiguration, origin: string | undefined): string[] {
  if (!origin || remoteOrigins.includes(origin)) return []
  const allowed =
    remoteOrigins.length > 0 ? `It allows ${remoteOrigins.join(', ')}` : 'It allows none besides its own'
  return [
    `This site does not allow releases from ${origin}: browsers would refuse them. ${allowed}: the operator adds one with REMOTE_ORIGINS and "npm run site -- configure".`,
  ]
}
