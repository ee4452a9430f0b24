import type { RateLimiterAbstract } from 'rate-limiter-flexible'

export interface CounterOptions {
  /** Prefix of its keys, unique among counters. */
  keyPrefix: string
  /** Granted uses of one key within `duration`. */
  points: number
  /** Seconds. */
  duration: number
}

/** A store in which the processes of a service share counters. */
export interface CounterStore {
  /** Creates a counter of rate-limiter-flexible; it rejects with an Error if the store is unavailable. */
  counter: (options: CounterOptions) => RateLimiterAbstract
  close: () => Promise<void>
}

/** Refuses an exhausted key from memory until its window ends, so that a flood does not reach the store. */
export function refusedFromMemory({ points }: CounterOptions) {
  return { inMemoryBlockOnConsumed: points + 1 }
}
