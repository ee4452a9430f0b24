import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@mentor-connect/shared/contracts/locales'
import { localizedFile } from '@mentor-connect/shared/site/languageAddress'
import { PAGE_SCRIPTS_PATH, type PageScripts } from '@mentor-connect/shared/site/pageScripts'
import { RENDERING_FILE, type PageRendering, type SiteRendering } from '@mentor-connect/shared/site/rendering'
import type { RuntimeConfig } from '@mentor-connect/shared/site/runtimeConfig'
import { ROBOTS_FILE, robotsText, SITE_MAP_FILE, siteMap } from '@mentor-connect/shared/site/siteMap'
import { MANIFEST_PATHS, SERVICE_WORKER_PATH } from '@mentor-connect/shared/site/serviceWorker'
import type { SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import { storedRelease } from '../release/siteStore'
import { releasePath } from './areas'
import { pathInside } from './pathInside'
import { fragmentIssues, type Fragment } from './fragments/fragment'
import { appleIconOf, composeManifest, composeWorker, workerSite } from './installable'
import { html } from './pages/html'
import { fallbackPreloads, routePreloads } from './pages/preloads'
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
  const pages = routePages(live)
  return {
    ...Object.assign(
      {},
      ...LOCALES.map((locale) => pagesIn(locale, { siteDir, registry, config, live, pages })),
    ),
    [SERVICE_WORKER_PATH.slice(1)]: composeWorker(
      siteDir,
      live['shell'],
      workerSite(config, FALLBACK_PAGE, pages),
    ),
    [RENDERING_FILE]: JSON.stringify(siteRendering(registry, live, config, pages)),
    [PAGE_SCRIPTS_PATH.slice(1)]: JSON.stringify(pageScripts(registry, live, pages)),
    ...crawling(live, config.siteUrl, pages),
  }
}

interface Composition {
  siteDir: string
  registry: SiteRegistry
  config: RuntimeConfig
  live: LiveReleases
  pages: RoutePage[]
}

/** The pages in one language. Only English ones contain what releases have prerendered. */
function pagesIn(
  locale: Locale,
  { siteDir, registry, config, live, pages }: Composition,
): Record<string, string> {
  const manifest = composeManifest(siteDir, registry.shell, locale)
  const common = { registry, config, locale, appleIcon: manifest && appleIconOf(registry.shell) }
  const fallback = html({ ...common, preloads: fallbackPreloads({ registry, live, locale }) })
  const own = pages.map((page) => {
    const preloads = routePreloads({ registry, live, locale }, page)
    const fragment = locale === DEFAULT_LOCALE ? fragmentOf(siteDir, live, page) : undefined
    return [localizedFile(locale, page.file), html({ ...common, preloads, fragment })] as const
  })
  return {
    [localizedFile(locale, 'index.html')]: fallback,
    [localizedFile(locale, FALLBACK_PAGE)]: fallback,
    ...Object.fromEntries(own),
    ...(manifest && { [MANIFEST_PATHS[locale].slice(1)]: manifest }),
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
function pageScripts(registry: SiteRegistry, live: LiveReleases, own: RoutePage[]): PageScripts {
  const routes = own.map((page) => ({
    page,
    preloads: routePreloads({ registry, live, locale: DEFAULT_LOCALE }, page),
  }))
  const scripts = [...new Set(routes.flatMap(({ preloads }) => preloads.map(({ href }) => href)))]
  const pages = routes.map(({ page, preloads }) => [
    page.path,
    preloads.map(({ href }) => scripts.indexOf(href)),
  ])
  return {
    generation: registry.generation,
    scripts,
    pages: Object.fromEntries(pages) as PageScripts['pages'],
  }
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
