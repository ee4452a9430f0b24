import { CacheFirst } from 'workbox-strategies/CacheFirst'
import { isReleaseFile, releaseOf, withoutQuery } from './addresses'
import { foldersToForget } from './foldersToForget'
import type { ComposedPage } from './page'

const RELEASES = 'mc-releases'
/** Answer of the loader to a failure: the same file under another address, past everything that was kept. */
const AGAIN = 'again'

interface Asked {
  request: Request
  url: URL
  event: { waitUntil: (work: Promise<unknown>) => void }
}

const kept = new CacheFirst({
  cacheName: RELEASES,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // What was damaged in storage is fetched again; the page would refuse it and has no other way to its first script.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && (await isWhole(cachedResponse, request.integrity)) ? cachedResponse : null,
      cacheWillUpdate: async ({ response, request }) => (isFile(response, request.url) ? response : null),
    },
  ],
})

/** A file of a release: kept for ever, or asked for anew when the loader says that what it got was no good. */
export async function answerReleaseFile({ request, url, event }: Asked): Promise<Response> {
  if (!url.searchParams.has(AGAIN)) return kept.handle({ request, event })
  const response = await fetch(request)
  // The browser has compared it with the hash of the request: from here on it is the right one.
  if (request.integrity && response.ok) {
    const copy = response.clone()
    event.waitUntil(openReleases().then((cache) => cache.put(withoutQuery(url), copy)))
  }
  return response
}

/** Fetches what a page needs and is not there yet. Rejects when something of it cannot be had. */
export async function fetchScripts(page: ComposedPage): Promise<void> {
  const cache = await openReleases()
  for (const { href, integrity } of page.scripts) {
    if (!isReleaseFile(new URL(href)) || (await cache.match(href, { ignoreVary: true }))) continue
    const response = await fetch(href, { integrity, credentials: 'same-origin' })
    if (isFile(response, href)) await cache.put(href, response)
  }
}

/**
 * Forgets the releases that no kept page names, but for the last one of each area: tabs that are open may still run it.
 */
export async function forgetReleases(named: string[]): Promise<void> {
  const cache = await openReleases()
  const files = await cache.keys()
  const gone = foldersToForget(
    files.map(({ url }) => url),
    named,
  )
  for (const file of files) if (gone.has(releaseOf(new URL(file.url)).folder)) await cache.delete(file)
}

const openReleases = () => caches.open(RELEASES)

/** A page in the place of a script is a fault of the host and no file. */
function isFile({ status, headers }: Response, address: string) {
  return (
    status === 200 && (!/\.js(\?|$)/.test(address) || /javascript/.test(headers.get('content-type') ?? ''))
  )
}

async function isWhole(response: Response, integrity: string): Promise<boolean> {
  const hash = /^sha384-(.+)$/.exec(integrity)?.[1]
  if (!hash) return true
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash
}
