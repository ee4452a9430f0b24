/** Consecutive failures after which the breaker opens. */
const FAILURES = 3
/** How long it stays open, in ms. */
const PAUSE_MS = 15_000

/** A circuit breaker for an area: closed → open after consecutive failures → one trial after a pause. */
export function createBreaker(now: () => number = Date.now) {
  let failures = 0
  let openUntil = 0
  let last: unknown

  return {
    /**
     * Whether an attempt is allowed: not while open; after the pause one is, and its failure opens the breaker again.
     */
    allows: () => now() >= openUntil,
    /** The last error. */
    lastFailure: () => last,
    succeeded() {
      failures = 0
      openUntil = 0
      last = undefined
    },
    failed(error: unknown) {
      failures += 1
      last = error
      if (failures >= FAILURES) openUntil = now() + PAUSE_MS
    },
    /** Allows the next attempt in any state, because the person asked for it. */
    force() {
      openUntil = 0
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>
