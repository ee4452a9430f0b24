import type { AnswerNews } from '@mentor-connect/shared/contracts/serviceWorker'
import type { WorkboxPlugin } from 'workbox-core/types'
import { scope } from './scope'

/** Header under which a stored answer says when it came. */
export const STORED_AT = 'x-mc-stored-at'

/** An answer that has not come after this time is shown as it was, in s. */
export const PATIENCE_S = 8

/** Tells the page that asked where its answer came from. */
export const news: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['askedAt'] = Date.now()
  },
  fetchDidSucceed: async ({ request, response, event, state }) => {
    // What comes later than that comes too late for the page: it shows what was stored.
    const isInTime = Date.now() - Number(state?.['askedAt']) < PATIENCE_S * 1000
    if (response.ok && isInTime) await tell(event, { type: 'mc:answer', url: request.url })
    return response
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (cachedResponse) {
      const storedAt = Number(cachedResponse.headers.get(STORED_AT)) || undefined
      await tell(event, { type: 'mc:answer', url: request.url, storedAt })
    }
    return cachedResponse
  },
}

async function tell(event: unknown, answer: AnswerNews) {
  const { clientId } = event as { clientId?: string }
  const page = clientId ? await scope.clients.get(clientId) : undefined
  page?.postMessage(answer)
}
