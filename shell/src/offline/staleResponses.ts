import type { AnswerNews } from '@mentor-connect/shared/site/serviceWorker'

/** Tracks which responses on the page came from the worker's cache because the server could not be reached. */
export function createStaleResponses(worker: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined) {
  const stored = new Map<string, number>()
  const listeners = new Set<() => void>()
  let oldest: number | undefined

  function changed() {
    const next = stored.size > 0 ? Math.min(...stored.values()) : undefined
    if (next === oldest) return
    oldest = next
    for (const listener of listeners) listener()
  }

  worker?.addEventListener('message', ({ data }) => {
    const { type, url, storedAt } = (data ?? {}) as Partial<AnswerNews>
    if (type !== 'mc:answer' || !url) return
    if (storedAt) stored.set(url, storedAt)
    else stored.delete(url)
    changed()
  })

  return {
    /** When the oldest stale response was stored, ms since 1970; undefined without any. */
    asOf: () => oldest,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** For a new page, which loads its own data. */
    clear() {
      stored.clear()
      changed()
    },
  }
}

export const staleResponses = createStaleResponses(navigator.serviceWorker)
