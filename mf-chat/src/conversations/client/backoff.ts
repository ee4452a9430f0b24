/** The longest wait after the first lost connection, in ms; it doubles with every further one. */
export const FIRST_WAIT_MS = 500
export const LONGEST_WAIT_MS = 30_000

/**
 * How long to wait before the next try: anything between nothing and the ceiling of that try, so that thousands of
 * people who were cut off together do not come back together (AWS Architecture Blog, “Exponential Backoff And Jitter”).
 * @param attempt tries that have failed so far, from 0
 * @param random 0 ≤ random < 1
 */
export function fullJitter(attempt: number, random: number): number {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 16))
  return Math.round(random * ceiling)
}
