import { FEDERATION_MANIFEST_FILE } from '@mentor-connect/build/release/federationManifest'
import { manifestOf } from '@mentor-connect/build/release/manifestOf'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { LiveReleases } from './liveReleases'

/**
 * The manifests with which other hosts load the live release of each area, by file name. They are outside the folders of
 * the releases, so their addresses stay the same.
 */
export function liveManifests({ remotes }: SiteRegistry, live: LiveReleases): Record<string, string> {
  const files = Object.entries(remotes).flatMap(([area, { base, release }]) => {
    const described = live[area]
    if (!described) return []
    const place = base.startsWith('/') ? { folder: `${release}/` } : { publicPath: base }
    const manifest = manifestOf(described, { release, ...place })
    return [[`remotes/${area}/${FEDERATION_MANIFEST_FILE}`, JSON.stringify(manifest)] as const]
  })
  return Object.fromEntries(files)
}
