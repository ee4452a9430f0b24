import type { MountedExpose, Release } from '../release'
import { isOwnedBy } from './ownership'
import { joinedPath } from './routePages'

/** Descriptions of all releases of an area that a browser may use; undefined for one that another site stores. */
export type UsableReleases = Record<string, (Release | undefined)[]>

/**
 * Patterns of all addresses that lead to a page or a redirect. Where the routes of a release are not known, these are
 * all addresses of the mount.
 */
export function knownAddresses(table: MountedExpose[], releases: UsableReleases): string[] {
  const patterns = table.flatMap((mount) => [
    ...(mount.start ? [mount.path] : []),
    ...(releases[mount.remote] ?? [undefined]).flatMap((release) =>
      release ? routesAt(mount, table, release) : (mount.owns ?? [joinedPath(mount.path, '*')]),
    ),
  ])
  return [...new Set(patterns)]
}

function routesAt(mount: MountedExpose, table: MountedExpose[], release: Release): string[] {
  const routes = release.exposes[`./${mount.expose}`] ?? []
  return routes
    .map(({ path }) => joinedPath(mount.path, path))
    .filter((address) => isOwnedBy(mount, table, address))
}
