interface Backoff {
  /** Ceiling of the first wait, in ms. It doubles with every attempt. */
  firstMs: number
  /** Highest ceiling, in ms. */
  longestMs?: number
  /** 0 ≤ random < 1 */
  random: number
}

/**
 * How long to wait before the next attempt, in ms: exponential backoff with full jitter, a random wait below a ceiling
 * that doubles, so that clients that failed together do not come back together.
 * @see AWS Architecture Blog, “Exponential Backoff And Jitter”
 * @param attempt failed attempts before this one, from 0
 */
export function fullJitter(attempt: number, { firstMs, longestMs = Infinity, random }: Backoff): number {
  return Math.round(random * Math.min(longestMs, firstMs * 2 ** attempt))
}
