import { DEFAULT_LOCALE, LOCALES, type Locale } from '@mentor-connect/contract/api/locales'
import { localizedFile } from '@mentor-connect/contract/api/languageAddress'
import { PAGE_SCRIPTS_PATH, type PageScripts } from '@mentor-connect/contract/site/pageScripts'
import {
  FALLBACK_PAGE,
  RENDERING_FILE,
  type PageRendering,
  type SiteRendering,
} from '@mentor-connect/contract/site/rendering'
import { flagsOnForAll } from '@mentor-connect/contract/site/flags'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { firstReads } from '@mentor-connect/contract/site/firstReads'
import { MANIFEST_PATHS, SERVICE_WORKER_PATH } from '@mentor-connect/contract/site/serviceWorker'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { storedRelease } from '../store/siteStore'
import { appleIconOf, composeManifest, composeWorker, workerSite } from './installable'
import { html } from './pages/html'
import { knownAddresses, type UsableReleases } from './pages/knownAddresses'
import { fallbackPreloads, pagePreloads, routePreloads, type CanaryPages } from './pages/preloads'
import { privatePaths, publicPaths } from './pages/publicPaths'
import { liveManifests } from './liveManifests'
import { mountTableOf, servedDeclarations } from './mountTable'
import { releaseIds, type LiveReleases } from './liveReleases'
import { adaptedContracts } from './providedContract'
import { routePages, type RoutePage } from './pages/routePages'

/**
 * Composes the pages of the site, by file name: one page for every route of the live releases. A page has preloads for
 * its scripts and, if the site server renders it, slots for its content.
 */
export function composePages(
  siteDir: string,
  registry: SiteRegistry,
  config: RuntimeConfig,
): Record<string, string> {
  const live = liveReleases(siteDir, registry)
  const pages = routePages(live)
  const canaries = canaryPages(siteDir, registry, live)
  const areas = knownAddresses(live, usableReleases(siteDir, registry))
  return {
    ...Object.assign(
      {},
      ...LOCALES.map((locale) => pagesIn(locale, { siteDir, registry, config, live, pages, canaries })),
    ),
    [SERVICE_WORKER_PATH.slice(1)]: composeWorker(
      siteDir,
      live['shell'],
      workerSite(config, FALLBACK_PAGE, pages, live),
    ),
    [RENDERING_FILE]: JSON.stringify({
      ...siteRendering(registry, live, config, pages),
      addresses: Object.keys(areas),
      areas,
    } satisfies SiteRendering),
    [PAGE_SCRIPTS_PATH.slice(1)]: JSON.stringify(pageScripts(registry, live, pages)),
    ...liveManifests(registry, live),
  }
}

interface Composition {
  siteDir: string
  registry: SiteRegistry
  config: RuntimeConfig
  live: LiveReleases
  pages: RoutePage[]
  canaries: CanaryPages[]
}

function pagesIn(
  locale: Locale,
  { siteDir, registry, config, live, pages, canaries }: Composition,
): Record<string, string> {
  const manifest = composeManifest(siteDir, registry.shell, locale)
  const { shell } = registry
  const common = { shell, config, locale, appleIcon: manifest && appleIconOf(shell) }
  const fallback = html({
    ...common,
    preloads: fallbackPreloads({ registry, live, locale }),
    hasStartScreen: true,
  })
  const own = pages.map((page) => {
    const hints = pagePreloads({ registry, live, locale }, page, canaries)
    const reads = personalReads(config.apiUrl, page)
    const hasStartScreen = !page.rendering
    return [localizedFile(locale, page.file), html({ ...common, ...hints, reads, hasStartScreen })] as const
  })
  return {
    [localizedFile(locale, 'index.html')]: fallback,
    [localizedFile(locale, FALLBACK_PAGE)]: fallback,
    ...Object.fromEntries(own),
    ...(manifest && { [MANIFEST_PATHS[locale].slice(1)]: manifest }),
  }
}

/** The pages of the site for browsers that have the canary of an area, for each area with a canary. */
function canaryPages(siteDir: string, registry: SiteRegistry, live: LiveReleases): CanaryPages[] {
  return Object.entries(registry.remotes).flatMap(([area, { canary }]) => {
    const release = canary && storedRelease(siteDir, area, canary.release)
    if (!release) return []
    const withCanary = { ...live, [area]: release }
    return [
      {
        area,
        percent: canary.percent,
        registry: { ...registry, remotes: { ...registry.remotes, [area]: canary } },
        live: withCanary,
        pages: new Map(routePages(withCanary).map((page) => [page.file, page])),
      },
    ]
  })
}

/**
 * Rendering of the page for unknown addresses. It is rendered as "not found", unless the address belongs to a page that
 * only browsers render.
 */
const NOT_FOUND: PageRendering = { areas: ['public'], query: [] }

/**
 * The data that the site server needs to render pages. Pages of releases whose files another site serves are not
 * rendered.
 */
function siteRendering(
  registry: SiteRegistry,
  live: LiveReleases,
  config: RuntimeConfig,
  pages: RoutePage[],
): Omit<SiteRendering, 'addresses' | 'areas'> {
  const files = Object.values(live).flatMap((release) =>
    release?.server
      ? [[release.area, `${releasePath(release.area, release.release)}/${release.server}`] as const]
      : [],
  )
  const rendered = pages.flatMap((page): [string, PageRendering][] => {
    const rendering = renderingOfPage(page)
    return rendering ? [[page.file, rendering]] : []
  })
  return {
    generation: registry.generation,
    config,
    files: Object.fromEntries(files),
    contracts: adaptedContracts(live),
    declared: { ...servedDeclarations(live), flags: flagsOnForAll(registry) },
    releases: releaseIds(live),
    pages: { [FALLBACK_PAGE]: NOT_FOUND, ...Object.fromEntries(rendered) },
    publicPaths: publicPaths(pages),
    privatePaths: privatePaths(mountTableOf(live)),
  }
}

function renderingOfPage({ path, mount, rendering }: RoutePage): PageRendering | undefined {
  if (!rendering) return undefined
  const { requiredRead, ...declared } = rendering
  return {
    areas: [...new Set([mount.remote, mount.frame.remote])],
    ...declared,
    ...(requiredRead && { requiredRead: firstReads('', path, [requiredRead])[0] }),
  }
}

/** The first reads of a page, if only a signed-in person sees it. */
const personalReads = (apiUrl: string, { path, mount, firstReads: reads = [] }: RoutePage) =>
  mount.isPersonal ? firstReads(apiUrl, path, reads) : []

/** Page → its scripts and first reads. The shell uses this table to prefetch them. */
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
  const reads = own.map((page) => [page.path, personalReads('', page)] as const)
  return {
    generation: registry.generation,
    scripts,
    pages: Object.fromEntries(pages) as PageScripts['pages'],
    reads: Object.fromEntries(reads.filter(([, needed]) => needed.length > 0)),
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

/**
 * All releases of each area that a browser may use: the live one, a canary, and those that can be pinned by the
 * address.
 */
function usableReleases(siteDir: string, { remotes }: SiteRegistry): UsableReleases {
  return Object.fromEntries(
    Object.entries(remotes).map(([area, live]) => [
      area,
      [live, live.canary ?? [], live.pinnable ?? []]
        .flat()
        .map(({ release }) => storedRelease(siteDir, area, release)),
    ]),
  )
}
