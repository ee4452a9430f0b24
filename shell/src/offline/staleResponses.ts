import { serviceWorkers } from '@mentor-connect/contract/browser/storage'
import type { ResponseSource } from '@mentor-connect/contract/site/serviceWorker'
import { createStore, type ReadableStore } from '@mentor-connect/ui/store'

/** Tracks which of the page's responses came from the worker's cache because the server was unreachable. */
export function createStaleResponses(worker: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined) {
  /**
   * URL → time at which the response was stored, and the number of the round in which the cached response was
   * used (see `startRound`).
   */
  const stored = new Map<string, { storedAt: number; round: number }>()
  const oldest = createStore<number | undefined>(undefined)
  let round = 0
  let lastFreshRound = -1
  const update = () => {
    const times = [...stored.values()].map(({ storedAt }) => storedAt)
    oldest.set(times.length > 0 ? Math.min(...times) : undefined)
  }

  worker?.addEventListener('message', ({ data }) => {
    const { type, url, storedAt } = (data ?? {}) as Partial<ResponseSource>
    if (type !== 'mc:answer' || !url) return
    if (storedAt) stored.set(url, { storedAt, round })
    else {
      stored.delete(url)
      lastFreshRound = round
    }
    update()
  })

  return {
    /** Time at which the oldest stale response was stored, ms since 1970; undefined if there is none. */
    asOf: oldest as ReadableStore<number | undefined>,
    /**
     * Call this before all data of the page is requested again, and call the returned function when all requests have
     * ended. If any request reached the server, stale responses that were not requested in this round are forgotten,
     * because the page does not show them any more.
     */
    startRound(): () => void {
      round += 1
      const current = round
      return () => {
        if (lastFreshRound < current) return
        for (const [url, response] of stored) if (response.round < current) stored.delete(url)
        update()
      }
    },
    /**
     * Call this when a navigation begins, and call the returned function when the new page is shown. That
     * function forgets the responses that arrived before the navigation.
     */
    beginPage(): () => void {
      round += 1
      const first = round
      return () => {
        for (const [url, response] of stored) if (response.round < first) stored.delete(url)
        update()
      }
    },
    /** Forgets all stale responses. Call this for a new page, which loads different data. */
    clear() {
      stored.clear()
      update()
    },
  }
}

export const staleResponses = createStaleResponses(serviceWorkers())
