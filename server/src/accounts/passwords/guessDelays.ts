import { DAY_MS } from '@mentor-connect/contract/rules/durations'

/** Number of wrong passwords before delays start. */
export const FREE_GUESSES = 5
/** Number of wrong passwords after which the owner is warned by mail, once a day. */
export const GUESSES_BEFORE_WARNING = 10

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 15 * 60_000

/** Time in ms without a wrong password after which the count restarts. */
export const GUESSES_FORGOTTEN_AFTER_MS = DAY_MS
export const WARNING_INTERVAL_MS = DAY_MS
/** Maximum number of stored counters; beyond that, those with the fewest and oldest failures are deleted. */
export const GUESS_SUBJECTS_MAX = 100_000

/** Delay after the nth wrong password in a row, in ms: 1 s after the fifth, doubling up to 15 minutes. */
export function delayAfter(failures: number): number {
  if (failures < FREE_GUESSES) return 0
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_GUESSES), LONGEST_DELAY_MS)
}

/** The number of failures from which the delay no longer grows. */
export const MOST_COUNTED = FREE_GUESSES + Math.ceil(Math.log2(LONGEST_DELAY_MS / FIRST_DELAY_MS))
