import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_SCRIPTS_PATH, type PageScripts } from '@mentor-connect/shared/site/pageScripts'
import { RENDERING_FILE, type PageRendering, type SiteRendering } from '@mentor-connect/shared/site/rendering'
import type { RuntimeConfig } from '@mentor-connect/shared/site/runtimeConfig'
import { ROBOTS_FILE, robotsText, SITE_MAP_FILE, siteMap } from '@mentor-connect/shared/site/siteMap'
import { MANIFEST_PATH, SERVICE_WORKER_PATH } from '@mentor-connect/shared/site/serviceWorker'
import type { SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import { storedRelease } from '../release/siteStore'
import { releasePath } from './areas'
import { pathInside } from './pathInside'
import { fragmentIssues, type Fragment } from './fragments/fragment'
import { appleIconOf, composeManifest, composeWorker, workerSite } from './installable'
import { html } from './pages/html'
import { fallbackPreloads, routePreloads, type Preload } from './pages/preloads'
import { privatePaths, publicPaths } from './pages/publicPaths'
import { routePages, type LiveReleases, type RoutePage } from './pages/routePages'

/** Served for every address without a page of its own. */
export const FALLBACK_PAGE = 'app.html'

/**
 * Composes the pages of the site, by file name: one for every route of the live releases, with preloads for its scripts
 * and, where the release has it, the prerendered content.
 */
export function composePages(
  siteDir: string,
  registry: SiteRegistry,
  config: RuntimeConfig,
): Record<string, string> {
  const live = liveReleases(siteDir, registry)
  const manifest = composeManifest(siteDir, registry.shell)
  const appleIcon = manifest && appleIconOf(registry.shell)
  const fallback = html({ registry, config, appleIcon, preloads: fallbackPreloads(registry, live) })
  const routes = routePages(live).map((page) => ({ page, preloads: routePreloads(registry, live, page) }))
  const pages = routes.map(({ page, preloads }) => {
    const fragment = fragmentOf(siteDir, live, page)
    return [page.file, html({ registry, config, appleIcon, preloads, fragment })] as const
  })
  return {
    'index.html': fallback,
    [FALLBACK_PAGE]: fallback,
    ...Object.fromEntries(pages),
    ...(manifest && { [MANIFEST_PATH.slice(1)]: manifest }),
    [SERVICE_WORKER_PATH.slice(1)]: composeWorker(siteDir, live['shell'], workerSite(config, FALLBACK_PAGE)),
    [RENDERING_FILE]: JSON.stringify(
      siteRendering(
        registry,
        live,
        config,
        routes.map(({ page }) => page),
      ),
    ),
    [PAGE_SCRIPTS_PATH.slice(1)]: JSON.stringify(pageScripts(registry.generation, routes)),
    ...crawling(
      live,
      config.siteUrl,
      routes.map(({ page }) => page),
    ),
  }
}

/** For hosts that only serve files; the site server answers with what it also reads from the API. */
function crawling(
  live: LiveReleases,
  siteUrl: string | undefined,
  pages: RoutePage[],
): Record<string, string> {
  const map =
    siteUrl &&
    siteMap(
      siteUrl,
      publicPaths(pages).map((path) => ({ path })),
    )
  return {
    [ROBOTS_FILE]: robotsText(privatePaths(live['shell']?.mountTable), siteUrl),
    ...(map && { [SITE_MAP_FILE]: map }),
  }
}

/** The page for unknown addresses: rendered as "not found", unless only browsers render the address. */
const NOT_FOUND: PageRendering = { areas: ['public'], query: [] }

/** What the site server needs to render pages. Pages of releases that another site stores are not rendered. */
function siteRendering(
  { generation }: SiteRegistry,
  live: LiveReleases,
  config: RuntimeConfig,
  pages: RoutePage[],
): SiteRendering {
  const files = Object.values(live).flatMap((release) =>
    release?.server
      ? [[release.area, `${releasePath(release.area, release.release)}/${release.server}`] as const]
      : [],
  )
  const rendered = pages.flatMap(({ file, mount, rendering }): [string, PageRendering][] =>
    rendering ? [[file, { areas: [...new Set([mount.remote, mount.frame.remote])], ...rendering }]] : [],
  )
  return {
    generation,
    config,
    files: Object.fromEntries(files),
    releases: Object.fromEntries(
      Object.values(live).flatMap((release) => (release ? [[release.area, release.release]] : [])),
    ),
    pages: { [FALLBACK_PAGE]: NOT_FOUND, ...Object.fromEntries(rendered) },
    publicPaths: publicPaths(pages),
    privatePaths: privatePaths(live['shell']?.mountTable),
  }
}

/** Page → its scripts: the shell prefetches by this table. */
function pageScripts(generation: number, routes: { page: RoutePage; preloads: Preload[] }[]): PageScripts {
  const scripts = [...new Set(routes.flatMap(({ preloads }) => preloads.map(({ href }) => href)))]
  const pages = routes.map(({ page, preloads }) => [
    page.path,
    preloads.map(({ href }) => scripts.indexOf(href)),
  ])
  return { generation, scripts, pages: Object.fromEntries(pages) as PageScripts['pages'] }
}

function liveReleases(siteDir: string, { shell, remotes }: SiteRegistry): LiveReleases {
  return Object.fromEntries(
    Object.entries({ shell, ...remotes }).map(([area, { release }]) => [
      area,
      storedRelease(siteDir, area, release),
    ]),
  )
}

/** The prerendered content of a page. The gate has checked it; it is checked again because it becomes HTML of the site. */
function fragmentOf(siteDir: string, live: LiveReleases, { path, mount }: RoutePage): Fragment | undefined {
  const release = live[mount.remote]
  const file = release?.prerendered?.[path]
  if (!file) return undefined
  const stored = pathInside(join(siteDir, releasePath(release.area, release.release)), file)
  const fragment: unknown = existsSync(stored) ? JSON.parse(readFileSync(stored, 'utf8')) : undefined
  return fragmentIssues(fragment, path).length === 0 ? (fragment as Fragment) : undefined
}
