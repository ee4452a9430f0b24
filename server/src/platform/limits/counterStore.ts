import type { RateLimiterAbstract } from 'rate-limiter-flexible'

export interface CounterOptions {
  /** Of its keys; no two counters have the same. */
  keyPrefix: string
  /** How many uses of one key are granted within `duration`. */
  points: number
  /** Seconds. */
  duration: number
}

/** Where the processes of a service count together. */
export interface CounterStore {
  /** A counter of the library; it rejects with another error than its own result when the store cannot be reached. */
  counter: (options: CounterOptions) => RateLimiterAbstract
  close: () => Promise<void>
}

/** A key that has used up its limit is refused from memory until the span ends, so that a flood costs the store nothing. */
export function refusedFromMemory({ points }: CounterOptions) {
  return { inMemoryBlockOnConsumed: points + 1 }
}
