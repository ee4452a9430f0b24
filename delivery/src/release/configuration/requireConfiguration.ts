import type { SiteConfiguration } from '@mentor-connect/contract/site/siteConfiguration'
import { Refused } from '@mentor-connect/release/refused'
import { publicKeyOf } from '../signature'
import { liveConfiguration } from '../../store/siteStore'

/**
 * The configuration of a site.
 * @throws Refused if it is not configured yet
 */
export function requireConfiguration(siteDir: string): SiteConfiguration {
  const configuration = liveConfiguration(siteDir)
  if (configuration) return configuration
  throw new Refused([
    `The site in ${siteDir} has no configuration yet: run "npm run site -- configure" with the settings of the site.`,
  ])
}

/**
 * Returns the key that signs a change of the site; undefined if the site does not sign.
 * @throws Refused if the key is missing or is not the key of the site, because visitors would then reject or
 * lose the signature
 */
export function signingKeyOf(
  { signingKey }: { signingKey?: string },
  { runtime: { registryKey } }: SiteConfiguration,
): string | undefined {
  if (!registryKey) return undefined
  if (!signingKey)
    throw new Refused([
      'This site signs its registry: set REGISTRY_SIGNING_KEY to the key of the site, or let the release server make the change.',
    ])
  if (publicKeyOf(signingKey) !== registryKey)
    throw new Refused([
      'REGISTRY_SIGNING_KEY is not the key that this site signs with: set the right one. "npm run site -- configure --replace-key" changes the key of a site.',
    ])
  return signingKey
}
