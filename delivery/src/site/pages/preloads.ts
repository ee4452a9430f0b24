import { exposeChunk } from '@mentor-connect/build/containerName'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Integrity, ReleaseEntry, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { LiveReleases } from '../liveReleases'
import type { RoutePage } from './routePages'

/** The live releases, and the language of a page. */
interface Live {
  registry: SiteRegistry
  live: LiveReleases
  locale: Locale
}

/** A script that a page certainly needs, with the hash of the script element that will load it. */
export interface Preload {
  href: string
  /** Absent if the script element has none. */
  integrity?: Integrity
}

/** Chunks with the messages of a page's language. Those of the account in the shell belong to screens that few people see. */
const messagesOf = (area: string, locale: Locale) =>
  new RegExp(area === 'shell' ? `^(shared-)?messages-${locale}$` : `(^|-)messages-${locale}$`)

/** The shell's HTTP client: pages of signed-in people call the API at once, others may show before they do. */
const HTTP_CLIENT = 'axios'

/** The scripts of the shell itself. */
function shellPreloads({ registry, live, locale }: Live, chunks: string[]): Preload[] {
  return chunkPreloads({ live, locale }, registry.shell, 'shell', chunks)
}

/** Scripts that the shell loads late, and needs offline too. */
const LATE = [HTTP_CLIENT, 'toasts']

/** The scripts of the page for any address. The service worker keeps it with all that is needed offline. */
export function fallbackPreloads(live: Live): Preload[] {
  return shellPreloads(live, LATE)
}

/** Exactly the scripts that a route needs before its page can be shown, in the order in which they are needed. */
export function routePreloads({ registry, live, locale }: Live, page: RoutePage): Preload[] {
  const { frame, remote, expose, isPersonal } = page.mount
  const parts = [
    { remote: frame.remote, chunks: [exposeChunk(frame.expose)] },
    { remote, chunks: [exposeChunk(expose), ...(page.chunk ? [page.chunk] : [])] },
  ]
  const preloads = parts.flatMap(({ remote: name, chunks }) => {
    const entry = registry.remotes[name]
    if (!entry) return []
    const { entry: href, integrity } = entry
    return [{ href, integrity }, ...chunkPreloads({ live, locale }, entry, name, chunks)]
  })
  const all = [...shellPreloads({ registry, live, locale }, isPersonal ? [HTTP_CLIENT] : []), ...preloads]
  return [...new Map(all.map((preload) => [preload.href, preload])).values()]
}

function chunkPreloads(
  { live, locale }: Pick<Live, 'live' | 'locale'>,
  { base, entry }: ReleaseEntry,
  area: string,
  chunks: string[],
): Preload[] {
  const release = live[area]
  if (!release?.chunkFiles) return []
  const { chunkFiles, files } = release
  const wanted = messagesOf(area, locale)
  const messages = Object.keys(chunkFiles).filter((name) => wanted.test(name))
  return [...chunks, ...messages]
    .flatMap((name) => chunkFiles[name] ?? [])
    .filter((file) => base + file !== entry)
    .map((file) => ({ href: base + file, integrity: files[file]!.integrity }))
}
