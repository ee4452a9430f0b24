/** Wrong passwords that cost no time. */
export const FREE_GUESSES = 5
/** Wrong passwords after which the owner is told by mail, once a day. */
export const GUESSES_BEFORE_WARNING = 10

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Without a wrong password in this time, the count begins anew. */
export const GUESSES_FORGOTTEN_AFTER_MS = DAY_MS
export const WARNING_INTERVAL_MS = DAY_MS
/** Subjects that failed guesses are kept of; beyond, those with the fewest and oldest are dropped. */
export const GUESS_SUBJECTS_MAX = 100_000

/** Time that must pass after the nth wrong password in a row: 1 s after the fifth, then twice as long each, up to 15 min. */
export function delayAfter(failures: number): number {
  if (failures < FREE_GUESSES) return 0
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_GUESSES), LONGEST_DELAY_MS)
}

/** From this count on the delay is the longest. */
export const MOST_COUNTED = FREE_GUESSES + Math.ceil(Math.log2(LONGEST_DELAY_MS / FIRST_DELAY_MS))
