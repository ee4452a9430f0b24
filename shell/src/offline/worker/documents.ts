import { cacheStorage, openCache } from '@mentor-connect/contract/browser/storage'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst'
import { pageKey } from './addresses'
import { keepPublicResponses } from './cachedResponses'
import { readPage, type ComposedPage } from './page'
import { fetchScripts, deleteStaleReleases } from './releases'
import { scope, type LastingEvent } from './scope'

const DOCUMENTS = 'mc-documents'
const MAX_DOCUMENTS = 40
/** Time without a response after which the cached page is used, in s. */
const NETWORK_TIMEOUT_S = 5

/**
 * Serves pages from the network, or from the cache if the site is unreachable. Each page contains its
 * registry, so the releases that a cached page uses fit together.
 */
export const documents = new NetworkFirst({
  cacheName: DOCUMENTS,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The site answers ${response.status}.`)
        return response
      },
      cacheWillUpdate: async ({ response }) => (isDocument(response) ? response : null),
      cacheDidUpdate: async ({ newResponse, event }) => refreshOnce(newResponse, event),
      handlerDidError: async () => (await fallback().catch(notKept)) ?? Response.error(),
    },
    new ExpirationPlugin({
      maxEntries: MAX_DOCUMENTS,
      purgeOnQuotaError: true,
      matchOptions: { ignoreVary: true },
    }),
  ],
})

const fallback = async () => cacheStorage()?.match(scope.mcSite.fallback)

const keyOf = (address: string) => pageKey(new URL(address, location.origin), scope.mcSite.query)

/**
 * Caches a page, all scripts that it references, and the responses to the reads with which it was rendered.
 */
export async function cachePage(address: string, event: LastingEvent): Promise<ComposedPage | undefined> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' })
  const cache = await openCache(DOCUMENTS)
  if (!isDocument(response)) return void (response.status === 404 && (await cache?.delete(keyOf(address))))
  const page = await pageOf(response.clone())
  if (page) await fetchScripts(page)
  await cache?.put(keyOf(address), response)
  if (page) await keepAnswers(page, event)
  return page
}

let following: Promise<void> | undefined

/** Caches the scripts of a new page, and refreshes cached pages of other generations. Concurrent calls share one run. */
async function refreshOnce(response: Response, event: LastingEvent): Promise<void> {
  const page = await pageOf(response)
  if (!page) return
  await keepAnswers(page, event)
  following ??= refreshCachedPages(page, event)
    .catch(notKept)
    .finally(() => (following = undefined))
  await following
}

async function refreshCachedPages(newest: ComposedPage, event: LastingEvent): Promise<void> {
  await fetchScripts(newest)
  const cache = await openCache(DOCUMENTS)
  if (!cache) return
  const named = new Set(newest.folders)
  for (const { url } of await cache.keys()) {
    const kept = await cache.match(url)
    const before = kept && (await pageOf(kept))
    const page = before && before.generation === newest.generation ? before : await cachePage(url, event)
    for (const folder of page?.folders ?? []) named.add(folder)
  }
  await deleteStaleReleases([...named])
}

const keepAnswers = ({ reads }: ComposedPage, event: LastingEvent) =>
  keepPublicResponses(
    reads.map((address) => scope.mcSite.apiUrl + address),
    event,
  ).catch(notKept)

const notKept = (error: unknown) => console.info('Some files could not be cached for offline use.', error)

const pageOf = async (response: Response) => readPage(await response.text(), location.origin)

function isDocument({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    !/no-store/.test(headers.get('cache-control') ?? '')
  )
}
