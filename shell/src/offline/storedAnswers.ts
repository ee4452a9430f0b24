import type { AnswerNews } from '@mentor-connect/shared/contracts/serviceWorker'

/** Knows which answers on the page came out of the worker's store, because the server could not be reached. */
export function createStoredAnswers(worker: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined) {
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
    /** When the oldest of them was stored, ms since 1970; undefined when there is none. */
    asOf: () => oldest,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Another page is shown: what it needs, it asks for. */
    clear() {
      stored.clear()
      changed()
    },
  }
}

export const storedAnswers = createStoredAnswers(navigator.serviceWorker)
