import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { CounterOptions, CounterStore } from './counterStore'

/**
 * Counts one use of a key. Resolves with the time in ms for which the key is blocked, or with 0 if the use is
 * granted. Never rejects.
 */
export type Counter = (key: string) => Promise<number>

export type NewCounter = (options: CounterOptions) => Counter

/** Creates a counter in the memory of this process. */
export const countAlone: NewCounter = (options) => {
  const memory = new RateLimiterMemory(options)
  return (key) => memory.consume(key).then(() => 0, waitOf)
}

/** After a failure of the store, a process counts in memory for this long before it retries. */
const RETRY_STORE_AFTER_MS = 1_000

/**
 * Creates counters in a shared store. While the store is unavailable, each process counts in memory, so that no request
 * fails.
 */
export function countTogether(store: CounterStore, logger?: FastifyBaseLogger): NewCounter {
  let retryAt = 0
  let isAway = false

  function onFailure(error: unknown) {
    retryAt = performance.now() + RETRY_STORE_AFTER_MS
    if (!isAway)
      logger?.warn(
        { err: error },
        'the counter store is unavailable: rate limits are counted by this process alone',
      )
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
