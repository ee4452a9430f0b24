import { exposeChunk } from '@mentor-connect/build/containerName'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { CanaryHints, Preload } from '@mentor-connect/contract/site/canaryHints'
import type { ReleaseEntry, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Release } from '@mentor-connect/build/release/release'
import type { LiveReleases } from '../liveReleases'
import type { RoutePage } from './routePages'

/** The live releases, and the language of a page. */
interface Live {
  registry: SiteRegistry
  live: LiveReleases
  locale: Locale
}

/**
 * Matches the chunks that contain messages in the language of a page. In the shell, messages of the account are left
 * out, because only few people see those screens.
 */
const messagesOf = (area: string, locale: Locale) =>
  new RegExp(area === 'shell' ? `^(shared-)?messages-${locale}$` : `(^|-)messages-${locale}$`)

const SHARED_TEXTS = /^shared-messages-/

/** True if the shell provides the texts that all areas share in the version of this release. */
const hasTextsOfShell = ({ sharedTexts }: Release, { shell }: LiveReleases, locale: Locale): boolean =>
  sharedTexts !== undefined && sharedTexts[locale] === shell?.sharedTexts?.[locale]

/**
 * The shell's HTTP client. Pages of signed-in people need it at once; other pages may be shown before they call the
 * API.
 */
const HTTP_CLIENT = 'axios'

function shellPreloads({ registry, live, locale }: Live, chunks: string[]): Preload[] {
  return chunkPreloads({ live, locale }, registry.shell, 'shell', chunks)
}

/** Scripts that the shell loads late, but also needs offline. */
const LATE = [HTTP_CLIENT, 'toasts']

/**
 * The scripts of the page for any address. The service worker keeps this page with everything that is needed offline.
 */
export function fallbackPreloads(live: Live): Preload[] {
  return shellPreloads(live, LATE)
}

/**
 * The scripts and style sheets that a route needs before its page can be shown, and no others, in the order in which
 * they are needed.
 */
export function routePreloads(live: Live, page: RoutePage): Preload[] {
  const { frame, remote, isPersonal } = page.mount
  const areas = [...new Set([frame.remote, remote])]
  return [
    ...shellPreloads(live, isPersonal ? [HTTP_CLIENT] : []),
    ...areas.flatMap((area) => areaPreloads(live, page, area)),
  ]
}

/** The scripts that a route needs from one area: for the page, the frame, or both. */
function areaPreloads({ registry, live, locale }: Live, page: RoutePage, area: string): Preload[] {
  const { frame, remote, expose } = page.mount
  const entry = registry.remotes[area]
  if (!entry) return []
  const parts = [
    ...(frame.remote === area ? [[exposeChunk(frame.expose)]] : []),
    ...(remote === area ? [[exposeChunk(expose), ...pageChunks(page, locale)]] : []),
  ]
  const { entry: href, integrity } = entry
  const chunks = parts.flatMap((names) => chunkPreloads({ live, locale }, entry, area, names))
  return [...new Map([{ href, integrity }, ...chunks].map((preload) => [preload.href, preload])).values()]
}

/** The chunks that only this page needs. */
function pageChunks({ chunk, messages }: RoutePage, locale: Locale): string[] {
  return [chunk, messages?.[locale]].filter((name) => name !== undefined)
}

/** The pages of the site for browsers that have the canary of one area. */
export interface CanaryPages extends Pick<Live, 'registry' | 'live'> {
  area: string
  percent: number
  /** The pages of the site by file name. */
  pages: Map<string, RoutePage>
}

/**
 * The preload hints of a page. `canaryHints` holds, for each area with a canary, the scripts of the live release and
 * the files of the canary; `preloads` holds everything else. The style sheets of the live release are always in
 * `preloads`, because the page that a server has rendered is shown with them.
 */
export function pagePreloads(
  live: Live,
  page: RoutePage,
  canaries: CanaryPages[],
): { preloads: Preload[]; canaryHints: CanaryHints[] } {
  const { frame, remote } = page.mount
  const concerned = canaries.filter(({ area }) => [frame.remote, remote].includes(area))
  const canaryHints = concerned.map(({ area, percent, pages, ...canary }) => {
    const itsPage = pages.get(page.file)
    return {
      percent,
      live: areaPreloads(live, page, area).filter(({ isStyle }) => !isStyle),
      canary: itsPage ? areaPreloads({ ...canary, locale: live.locale }, itsPage, area) : [],
    }
  })
  const chosen = new Set(canaryHints.flatMap((hints) => hints.live.map(({ href }) => href)))
  return { preloads: routePreloads(live, page).filter(({ href }) => !chosen.has(href)), canaryHints }
}

function chunkPreloads(
  { live, locale }: Pick<Live, 'live' | 'locale'>,
  { base, entry }: ReleaseEntry,
  area: string,
  chunks: string[],
): Preload[] {
  const release = live[area]
  if (!release?.chunkFiles) return []
  const { chunkFiles, files, modules } = release
  const wanted = messagesOf(area, locale)
  const isProvided = area !== 'shell' && hasTextsOfShell(release, live, locale)
  const messages = Object.keys(chunkFiles).filter(
    (name) => wanted.test(name) && !(isProvided && SHARED_TEXTS.test(name)),
  )
  return [...chunks, ...messages]
    .flatMap((name) => chunkFiles[name] ?? [])
    .filter((file) => base + file !== entry)
    .map((file) => ({
      href: base + file,
      integrity: files[file]!.integrity,
      ...kindOf(file, modules),
    }))
}

function kindOf(file: string, areModules = false): Pick<Preload, 'isModule' | 'isStyle'> {
  if (file.endsWith('.css')) return { isStyle: true }
  return areModules ? { isModule: true } : {}
}
