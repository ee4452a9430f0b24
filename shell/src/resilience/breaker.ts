/** Consecutive failures after which the breaker opens. */
const FAILURES = 3
/** Time for which the breaker stays open, in ms. */
const PAUSE_MS = 15_000

/** Creates a circuit breaker. It opens after consecutive failures; after a pause it allows one attempt. */
export function createBreaker(now: () => number = Date.now) {
  let failures = 0
  let openUntil = 0
  let last: unknown

  return {
    /**
     * Returns true if an attempt is allowed: always while the breaker is closed, and again after the pause. If that
     * attempt fails, the breaker opens again.
     */
    allows: () => now() >= openUntil,
    /** Returns the error of the last failed attempt; undefined after a success. */
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
    /** Allows the next attempt in any state, because the person has asked for one. */
    force() {
      openUntil = 0
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>
