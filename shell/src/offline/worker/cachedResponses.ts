import { cacheStorage, openCache } from '@mentor-connect/contract/browser/storage'
import { DAY_S } from '@mentor-connect/contract/rules/durations'
import { PERSONAL_CACHE } from '@mentor-connect/contract/site/serviceWorker'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin'
import { CacheFirst } from 'workbox-strategies/CacheFirst'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst'
import { deniesPerson } from './deniesPerson'
import { notifyClients, NETWORK_TIMEOUT_S, STORED_AT } from './notifyClients'
import type { LastingEvent } from './scope'

const ignoreVary = { ignoreVary: true }

/** Number of sign-outs. A response that was requested before a sign-out must not be cached after it. */
let session = 0

const personalLimits = new ExpirationPlugin({
  maxEntries: 60,
  maxAgeSeconds: 14 * DAY_S,
  purgeOnQuotaError: true,
  matchOptions: ignoreVary,
})

const PUBLIC = 'mc-public'
/** Cached responses younger than this, in ms, are not requested again for a page that contained the same data. */
const YOUNG_MS = 10 * 60_000

export const publicResponses = new NetworkFirst({
  cacheName: PUBLIC,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: ignoreVary,
  plugins: [
    { cacheWillUpdate: async ({ response }) => withTimestamp(response) },
    new ExpirationPlugin({
      maxEntries: 120,
      maxAgeSeconds: 30 * DAY_S,
      purgeOnQuotaError: true,
      matchOptions: ignoreVary,
    }),
    notifyClients,
  ],
})

/**
 * Requests and caches the reads whose data was part of a page. The page itself does not request them, but another
 * page may need them offline.
 *
 * @param urls URLs of public reads
 */
export async function keepPublicResponses(urls: string[], event: LastingEvent): Promise<void> {
  const cache = await openCache(PUBLIC)
  for (const url of urls) {
    const kept = await cache?.match(url, ignoreVary)
    if (Date.now() - Number(kept?.headers.get(STORED_AT)) < YOUNG_MS) continue
    await publicResponses.handle({
      request: new Request(url, { credentials: 'include' }),
      event: event as never,
    })
  }
}

export const personalResponses = new NetworkFirst({
  cacheName: PERSONAL_CACHE,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: ignoreVary,
  plugins: [
    {
      requestWillFetch: async ({ request, state }) => {
        if (state) state['session'] = session
        return request
      },
      fetchDidSucceed: async ({ response }) => {
        if (await deniesPerson(response)) await clearPersonalResponses()
        return response
      },
      cacheWillUpdate: async ({ response, state }) =>
        state?.['session'] === session ? withTimestamp(response) : null,
    },
    personalLimits,
    {
      // If there is no cached personal response, uses the public one, which visitors get and which was cached
      // with a page.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await (await openCache(PUBLIC))?.match(request, ignoreVary)),
    },
    notifyClients,
  ],
})

/** Deletes all personal responses, including those in flight. */
export async function clearPersonalResponses(): Promise<void> {
  session += 1
  try {
    await cacheStorage()?.delete(PERSONAL_CACHE)
    await personalLimits.deleteCacheAndMetadata()
  } catch (error) {
    console.warn('The personal cache could not be cleared.', error)
  }
}

const cachedPictures = new CacheFirst({
  cacheName: 'mc-pictures',
  matchOptions: ignoreVary,
  plugins: [
    new ExpirationPlugin({
      maxEntries: 150,
      maxAgeSeconds: 30 * DAY_S,
      purgeOnQuotaError: true,
      matchOptions: ignoreVary,
    }),
  ],
})

/** Requests pictures with CORS, because an opaque response counts as several megabytes of the storage quota. */
export function pictureHandler({ request, event }: { request: Request; event: unknown }): Promise<Response> {
  const readable = new Request(request.url, { mode: 'cors', credentials: 'omit' })
  return cachedPictures.handle({ request: readable, event: event as never }).catch(() => fetch(request))
}

async function withTimestamp(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null
  const headers = new Headers(response.headers)
  headers.set(STORED_AT, String(Date.now()))
  return new Response(await response.clone().blob(), { status: 200, headers })
}
