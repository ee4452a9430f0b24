/** Failures in a row after which an area is left alone. */
const FAILURES = 3
/** How long it is left alone, in ms. */
const PAUSE_MS = 15_000

/** Keeps a failing area from being asked again and again: closed → open after some failures → one trial after a pause. */
export function createBreaker(now: () => number = Date.now) {
  let failures = 0
  let openUntil = 0
  let last: unknown

  return {
    /** Whether an attempt may be made. While open: no. After the pause: yes, and its failure opens it again. */
    allows: () => now() >= openUntil,
    /** What failed last. */
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
    /** A person asks: the next attempt is made whatever happened before. */
    force() {
      openUntil = 0
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>
