import type { Release } from '@mentor-connect/build/release/release'
import { mountTableOf, type MountedExpose } from '../mountTable'
import type { LiveReleases } from '../liveReleases'
import { isOwnedBy } from './ownership'
import { joinedPath } from './routePages'

/** Descriptions of all releases of an area that a browser may use; undefined for a release that another site stores. */
export type UsableReleases = Record<string, (Release | undefined)[]>

/**
 * Patterns of all addresses that lead to a page or a redirect in any of the releases that browsers may use. If the
 * routes of a release are not known, all addresses of its mounts are included.
 *
 * @returns pattern → area
 */
export function knownAddresses(live: LiveReleases, usable: UsableReleases): Record<string, string> {
  const patterns = Object.entries(usable).flatMap(([area, releases]) =>
    releases.flatMap((release) =>
      addressesOf(area, release, live).map((pattern) => [pattern, area] as const),
    ),
  )
  return Object.fromEntries(patterns)
}

/** The addresses of an area in a browser that uses this release of it. */
function addressesOf(area: string, release: Release | undefined, live: LiveReleases): string[] {
  const table = mountTableOf(release ? { ...live, [area]: release } : live)
  return table
    .filter(({ remote }) => remote === area)
    .flatMap((mount) => [
      ...(mount.start ? [mount.path] : []),
      ...(release ? routesAt(mount, table, release) : mount.owns),
    ])
}

function routesAt(mount: MountedExpose, table: MountedExpose[], release: Release): string[] {
  const routes = release.exposes[`./${mount.expose}`] ?? []
  return routes
    .map(({ path }) => joinedPath(mount.path, path))
    .filter((address) => isOwnedBy(mount, table, address))
}
