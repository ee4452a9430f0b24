import { PERSONAL_CACHE } from '@mentor-connect/shared/contracts/serviceWorker'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin'
import { CacheFirst } from 'workbox-strategies/CacheFirst'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst'
import { news, PATIENCE_S, STORED_AT } from './news'

const DAY_S = 24 * 60 * 60
const ignoreVary = { ignoreVary: true }

/** Counts log-outs: what was asked for before one must not be stored after it. */
let person = 0

const personalLimits = new ExpirationPlugin({
  maxEntries: 60,
  maxAgeSeconds: 14 * DAY_S,
  purgeOnQuotaError: true,
  matchOptions: ignoreVary,
})

export const publicAnswers = new NetworkFirst({
  cacheName: 'mc-public',
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: ignoreVary,
  plugins: [
    { cacheWillUpdate: async ({ response }) => stamped(response) },
    new ExpirationPlugin({
      maxEntries: 120,
      maxAgeSeconds: 30 * DAY_S,
      purgeOnQuotaError: true,
      matchOptions: ignoreVary,
    }),
    news,
  ],
})

export const personalAnswers = new NetworkFirst({
  cacheName: PERSONAL_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: ignoreVary,
  plugins: [
    {
      requestWillFetch: async ({ request, state }) => {
        if (state) state['person'] = person
        return request
      },
      fetchDidSucceed: async ({ response }) => {
        if (response.status === 401 || response.status === 403) await forgetPersonal()
        return response
      },
      cacheWillUpdate: async ({ response, state }) =>
        state?.['person'] === person ? stamped(response) : null,
    },
    personalLimits,
    news,
  ],
})

/** Nothing of the person who was here is left. */
export async function forgetPersonal(): Promise<void> {
  person += 1
  await personalLimits.deleteCacheAndMetadata()
  await caches.delete(PERSONAL_CACHE)
}

const keptPictures = new CacheFirst({
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

/** Asked for by CORS: what is not readable counts with megabytes against the storage of the site. */
export function answerPicture({ request, event }: { request: Request; event: unknown }): Promise<Response> {
  const readable = new Request(request.url, { mode: 'cors', credentials: 'omit' })
  return keptPictures.handle({ request: readable, event: event as never }).catch(() => fetch(request))
}

async function stamped(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null
  const headers = new Headers(response.headers)
  headers.set(STORED_AT, String(Date.now()))
  return new Response(await response.clone().blob(), { status: 200, headers })
}
