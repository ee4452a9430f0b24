import type { ResponseSource } from '@mentor-connect/contract/site/serviceWorker'
import type { WorkboxPlugin } from 'workbox-core/types'
import { scope } from './scope'

/** Header of a cached response with the time at which it was received, ms since 1970. */
export const STORED_AT = 'x-mc-stored-at'

/** Time without a response after which the cached response is used, in s. */
export const NETWORK_TIMEOUT_S = 8

/** Tells the page whether its response came from the network or from the cache. */
export const notifyClients: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['askedAt'] = Date.now()
  },
  fetchDidSucceed: async ({ request, response, event, state }) => {
    // After the timeout the page already shows the cached response, so a late response is not reported.
    const isInTime = Date.now() - Number(state?.['askedAt']) < NETWORK_TIMEOUT_S * 1000
    if (response.ok && isInTime) await postToPage(event, { type: 'mc:answer', url: request.url })
    return response
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (cachedResponse) {
      const storedAt = Number(cachedResponse.headers.get(STORED_AT)) || undefined
      await postToPage(event, { type: 'mc:answer', url: request.url, storedAt })
    }
    return cachedResponse
  },
}

async function postToPage(event: unknown, source: ResponseSource) {
  const { clientId } = event as { clientId?: string }
  const page = clientId ? await scope.clients.get(clientId) : undefined
  page?.postMessage(source)
}
