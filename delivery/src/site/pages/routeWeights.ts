import { sentBytes } from '@mentor-connect/build/conformance/files'
import type { Release } from '@mentor-connect/build/release/release'
import { LOCALES, type Locale } from '@mentor-connect/contract/api/locales'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { releaseEntry, remoteRelease } from '@mentor-connect/build/release/registryEntry'
import { routePreloads } from './preloads'
import type { LiveReleases } from '../liveReleases'
import { routePages, type RoutePage } from './routePages'

/** A script with the size in which it is sent, in bytes. */
export interface WeighedScript {
  area: string
  file: string
  bytes: number
}

/** The scripts that a page loads before it can be used, largest first. */
export interface RouteWeight {
  /** Address of the route, with parameters as `:name`. */
  path: string
  /** The language in which the route is heaviest. */
  locale: Locale
  /** True if only signed-in people may open the route. */
  isPersonal: boolean
  /** The release of the area of the route. */
  release?: Release | undefined
  bytes: number
  scripts: WeighedScript[]
}

/**
 * The weight of every route, in its heaviest language: the entry of the shell and the scripts that its page lists as
 * preloads.
 */
export function routeWeights(live: LiveReleases): RouteWeight[] {
  const registry = registryOf(live)
  if (!registry) return []
  const scriptAt = scriptsByAddress(registry, live)
  const weightIn = (locale: Locale, page: RoutePage): RouteWeight => {
    const preloads = routePreloads({ registry, live, locale }, page)
    const loaded = preloads.filter(({ isStyle }) => !isStyle).map(({ href }) => href)
    const addresses = [registry.shell.entry, ...loaded]
    const scripts = addresses
      .flatMap((address) => scriptAt.get(address) ?? [])
      .sort((a, b) => b.bytes - a.bytes)
    return {
      path: page.path,
      locale,
      isPersonal: page.mount.isPersonal ?? false,
      release: live[page.mount.remote],
      bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts,
    }
  }
  return routePages(live).map((page) =>
    LOCALES.map((locale) => weightIn(locale, page)).reduce((heaviest, one) =>
      one.bytes > heaviest.bytes ? one : heaviest,
    ),
  )
}

/** A registry in which these releases are live. */
function registryOf({ shell, ...others }: LiveReleases): SiteRegistry | undefined {
  if (!shell) return undefined
  const remotes = Object.values(others).flatMap((release) =>
    release?.contract ? [[release.area, remoteRelease(release)] as const] : [],
  )
  return { generation: 0, shell: releaseEntry(shell), remotes: Object.fromEntries(remotes) }
}

function scriptsByAddress({ shell, remotes }: SiteRegistry, live: LiveReleases): Map<string, WeighedScript> {
  const bases = Object.entries({ ...remotes, shell }).map(([area, { base }]) => [area, base] as const)
  const scripts = bases.flatMap(([area, base]) =>
    Object.keys(live[area]?.files ?? {}).map((file): [string, WeighedScript] => [
      base + file,
      { area, file, bytes: sentBytes(live[area]!.files, file) },
    ]),
  )
  return new Map(scripts)
}
