import { fullJitter } from '@mentor-connect/shared/backoff'

/** The longest wait after the first lost connection, in ms; it doubles with every further attempt. */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

/**
 * How long to wait before the next attempt to connect, in ms.
 * @param attempt failed attempts so far, from 0
 * @param random 0 ≤ random < 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  return fullJitter(attempt, { firstMs: FIRST_WAIT_MS, longestMs: LONGEST_WAIT_MS, random })
}
