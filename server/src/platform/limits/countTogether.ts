import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { CounterOptions, CounterStore } from './counterStore'

/** Counts one use of a key. Answers for how many ms the key has to wait, or 0 when the use is granted. Never rejects. */
export type Counter = (key: string) => Promise<number>

export type NewCounter = (options: CounterOptions) => Counter

/** For one process alone. */
export const countAlone: NewCounter = (options) => {
  const memory = new RateLimiterMemory(options)
  return (key) => memory.consume(key).then(() => 0, waitOf)
}

/** After a failure of the store, each process counts alone for so long before the store is asked again. */
const RETRY_STORE_AFTER_MS = 1_000

/** For all processes together. While the store cannot be reached each counts alone, so that no request fails for it. */
export function countTogether(store: CounterStore, logger?: FastifyBaseLogger): NewCounter {
  let retryAt = 0
  let isAway = false

  function onFailure(error: unknown) {
    retryAt = performance.now() + RETRY_STORE_AFTER_MS
    if (!isAway) logger?.warn({ err: error }, 'rate limits are counted by this process alone')
    isAway = true
  }

  function onSuccess() {
    if (isAway) logger?.info('rate limits are counted by all processes again')
    isAway = false
  }

  return (options) => {
    const shared = store.counter(options)
    const alone = countAlone(options)
    return async (key) => {
      if (performance.now() < retryAt) return alone(key)
      try {
        await shared.consume(key)
        onSuccess()
        return 0
      } catch (error) {
        if (error instanceof RateLimiterRes) return waitOf(error)
        onFailure(error)
        return alone(key)
      }
    }
  }
}

function waitOf(refused: unknown): number {
  return Math.max(1, (refused as RateLimiterRes).msBeforeNext)
}
