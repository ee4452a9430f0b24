import { fullJitter } from '@mentor-connect/api/backoff'

/** Upper limit of the delay after the first lost connection, in ms; it doubles with every attempt. */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

/**
 * Delay before the next connection attempt, in ms.
 * @param attempt number of failed attempts so far, from 0
 * @param random 0 ≤ random < 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  return fullJitter(attempt, { firstMs: FIRST_WAIT_MS, longestMs: LONGEST_WAIT_MS, random })
}
