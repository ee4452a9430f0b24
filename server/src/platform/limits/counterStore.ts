import type { RateLimiterAbstract } from 'rate-limiter-flexible'

export interface CounterOptions {
  /** Prefix of the counter's keys, unique among counters. */
  keyPrefix: string
  /** Number of uses of one key that are granted within `duration`. */
  points: number
  /** Duration in seconds. */
  duration: number
}

/** A store in which the processes of a service share counters. */
export interface CounterStore {
  /** Creates a counter of rate-limiter-flexible; it rejects with an Error if the store is unavailable. */
  counter: (options: CounterOptions) => RateLimiterAbstract
  close: () => Promise<void>
}

/**
 * Options that make a process refuse an exhausted key from memory until its window ends, so that a flood does not reach
 * the store.
 */
export function refusedFromMemory({ points }: CounterOptions) {
  return { inMemoryBlockOnConsumed: points + 1 }
}
