import { openCache } from '@mentor-connect/contract/browser/storage'
import { CacheFirst } from 'workbox-strategies/CacheFirst'
import { isReleaseFile, releaseOf, withoutQuery } from './addresses'
import type { ComposedPage, HashedScript } from './page'
import { staleReleases } from './staleReleases'

const RELEASES = 'mc-releases'
/** Query parameter with which the loader retries; it bypasses every cache. */
const RETRY_PARAMETER = 'again'

interface Asked {
  request: Request
  url: URL
  event: { waitUntil: (work: Promise<unknown>) => void }
}

const cachedFiles = new CacheFirst({
  cacheName: RELEASES,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // A cached file that is corrupted is fetched again. The page would reject the file, and could not start
      // without its first script.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && (await isIntact(cachedResponse, request.integrity)) ? cachedResponse : null,
      cacheWillUpdate: async ({ response, request }) => (isFile(response, request.url) ? response : null),
    },
  ],
})

/** Serves a release file from the cache. Retries of the loader are served from the network. */
export async function releaseFileHandler({ request, url, event }: Asked): Promise<Response> {
  if (!url.searchParams.has(RETRY_PARAMETER)) return cachedOrFetched(request, event)
  const response = await fetch(request)
  // The browser has verified the integrity hash of the response, so the file may be cached.
  if (request.integrity && response.ok) {
    const copy = response.clone()
    event.waitUntil(openReleases().then((cache) => cache?.put(withoutQuery(url), copy)))
  }
  return response
}

/** If the cache cannot be read, fetches the file, because a page without scripts stays empty. */
async function cachedOrFetched(request: Request, event: Asked['event']): Promise<Response> {
  try {
    return await cachedFiles.handle({ request, event })
  } catch (error) {
    console.info('A file could not be taken from the cache.', error)
    return fetch(request)
  }
}

/** Caches the scripts and style sheets of a page that are not cached yet. Rejects if one of them cannot be fetched. */
export async function fetchScripts(page: ComposedPage): Promise<void> {
  const cache = await openReleases()
  if (!cache) return
  const chosen = await Promise.all(
    page.choices.map(async ({ live, canary }) => ((await isUsed(cache, canary)) ? canary : live)),
  )
  for (const { href, integrity } of [...page.scripts, ...chosen.flat()]) {
    if (!isReleaseFile(new URL(href)) || (await cache.match(href, { ignoreVary: true }))) continue
    const response = await fetch(href, { integrity, credentials: 'same-origin' })
    if (isFile(response, href)) await cache.put(href, response)
  }
}

/**
 * Returns true if the browser uses the canary. Workers cannot read the canary bucket, but if the page has loaded the
 * entry of the canary, that entry is in the cache.
 */
async function isUsed(cache: Cache, [entry]: HashedScript[]): Promise<boolean> {
  return entry !== undefined && (await cache.match(entry.href, { ignoreVary: true })) !== undefined
}

/**
 * Deletes the releases that no cached page references. For each area, the newest of them is kept, because
 * open tabs may still run it.
 */
export async function deleteStaleReleases(named: string[]): Promise<void> {
  const cache = await openReleases()
  if (!cache) return
  const files = await cache.keys()
  const gone = staleReleases(
    files.map(({ url }) => url),
    named,
  )
  for (const file of files) if (gone.has(releaseOf(new URL(file.url)).folder)) await cache.delete(file)
}

const openReleases = () => openCache(RELEASES)

/**
 * Returns false if the response does not contain the file: a misconfigured host may send an HTML page
 * instead.
 */
function isFile({ status, headers }: Response, address: string) {
  const [, ending] = /\.(js|css)(\?|$)/.exec(address) ?? []
  const type = headers.get('content-type') ?? ''
  return status === 200 && (!ending || type.includes(ending === 'js' ? 'javascript' : ending))
}

async function isIntact(response: Response, integrity: string): Promise<boolean> {
  const hash = /^sha384-(.+)$/.exec(integrity)?.[1]
  if (!hash) return true
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash
}
