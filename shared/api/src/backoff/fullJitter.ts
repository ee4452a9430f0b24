interface Backoff {
  /** Upper bound of the first delay, in ms. It doubles with each attempt. */
  firstMs: number
  /** Maximum upper bound, in ms. */
  longestMs?: number
  /** 0 ≤ random < 1 */
  random: number
}

/**
 * Delay before the next attempt, in ms: exponential backoff with full jitter, a random delay below an upper bound that
 * doubles, so that clients that failed together do not retry at the same time.
 * @see AWS Architecture Blog, “Exponential Backoff And Jitter”
 * @param attempt number of failed attempts before this one, from 0
 */
export function fullJitter(attempt: number, { firstMs, longestMs = Infinity, random }: Backoff): number {
  return Math.round(random * Math.min(longestMs, firstMs * 2 ** attempt))
}
