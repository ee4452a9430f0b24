/** The longest wait after the first lost connection, in ms; it doubles with every further attempt. */
export const FIRST_WAIT_MS = 500
export const LONGEST_WAIT_MS = 30_000

/**
 * Exponential backoff with full jitter: a random wait between 0 and the ceiling of the attempt, so that thousands of
 * clients which lost their connections together do not reconnect together.
 * @see AWS Architecture Blog, “Exponential Backoff And Jitter”
 * @param attempt failed attempts so far, from 0
 * @param random 0 ≤ random < 1
 */
export function fullJitter(attempt: number, random: number): number {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 16))
  return Math.round(random * ceiling)
}
