import type { ResponseSource } from '@mentor-connect/shared/site/serviceWorker'
import { createStore, type ReadableStore } from '@mentor-connect/shared/store'

/** Tracks which of the page's responses came from the worker's cache because the server was unreachable. */
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
    /** When the oldest stale response was stored, ms since 1970; undefined if there is none. */
    asOf: oldest as ReadableStore<number | undefined>,
    /** Call for a new page, which loads its own data. */
    clear() {
      stored.clear()
      update()
    },
  }
}

export const staleResponses = createStaleResponses(globalThis.navigator?.serviceWorker)
