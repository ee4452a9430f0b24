import type { ResponseSource } from '@mentor-connect/shared/site/serviceWorker'
import { createStore, type ReadableStore } from '@mentor-connect/shared/store'

/** Tracks which responses on the page came from the worker's cache because the server could not be reached. */
export function createStaleResponses(worker: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined) {
  const stored = new Map<string, number>()
  const oldest = createStore<number | undefined>(undefined)
  const update = () => oldest.set(stored.size > 0 ? Math.min(...stored.values()) : undefined)

  worker?.addEventListener('message', ({ data }) => {
    const { type, url, storedAt } = (data ?? {}) as Partial<ResponseSource>
    if (type !== 'mc:answer' || !url) return
    if (storedAt) stored.set(url, storedAt)
    else stored.delete(url)
    update()
  })

  return {
    /** When the oldest stale response was stored, ms since 1970; undefined without any. */
    asOf: oldest as ReadableStore<number | undefined>,
    /** For a new page, which loads its own data. */
    clear() {
      stored.clear()
      update()
    },
  }
}

export const staleResponses = createStaleResponses(navigator.serviceWorker)
