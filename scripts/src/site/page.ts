import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuntimeConfig } from '@mentor-connect/shared/contracts/runtimeConfig'
import type { SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import type { Fragment } from '../prerender/renderPages'
import { placedRelease } from '../release/siteStore'
import { releasePath } from './areas'
import { html } from './pages/html'
import { routePreloads, shellPreloads } from './pages/preloads'
import { routePages, type LiveReleases, type RoutePage } from './pages/routePages'

/** Answers every address that has no page of its own. */
export const FALLBACK_PAGE = 'app.html'

/**
 * The pages of the site by file name: one for every route of the live releases, with what it needs named in its head,
 * and with its content where the release brings that.
 */
export function composePages(
  siteDir: string,
  registry: SiteRegistry,
  config: RuntimeConfig,
): Record<string, string> {
  const live = liveReleases(siteDir, registry)
  const fallback = html({ registry, config, preloads: shellPreloads(registry, live) })
  const pages = routePages(live).map((page) => {
    const preloads = routePreloads(registry, live, page)
    return [
      page.file,
      html({ registry, config, preloads, fragment: fragmentOf(siteDir, live, page) }),
    ] as const
  })
  return { 'index.html': fallback, [FALLBACK_PAGE]: fallback, ...Object.fromEntries(pages) }
}

function liveReleases(siteDir: string, { shell, remotes }: SiteRegistry): LiveReleases {
  return Object.fromEntries(
    Object.entries({ shell, ...remotes }).map(([area, { release }]) => [
      area,
      placedRelease(siteDir, area, release),
    ]),
  )
}

function fragmentOf(siteDir: string, live: LiveReleases, { path, mount }: RoutePage): Fragment | undefined {
  const release = live[mount.remote]
  const file = release?.prerendered?.[path]
  if (!file) return undefined
  const stored = join(siteDir, releasePath(release.area, release.release), file)
  return existsSync(stored) ? (JSON.parse(readFileSync(stored, 'utf8')) as Fragment) : undefined
}
