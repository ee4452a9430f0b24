import { fullJitter } from '@mentor-connect/api/backoff'

export interface RetryOptions {
  /** Number of attempts after the first attempt. */
  retries: number
  /** Time for all attempts together, in ms. */
  budgetMs: number
  /** Returns true if another attempt can succeed; by default it always can. */
  shouldRetry?: (error: unknown) => boolean
  random?: () => number
  now?: () => number
  sleep?: (ms: number) => Promise<void>
}

/** Upper limit of any delay, in ms. */
const LONGEST_WAIT_MS = 10_000
/** Upper limit of the first delay, in ms. */
const FIRST_WAIT_MS = 300
/** Minimum remaining time in which a further attempt starts, in ms. */
const MIN_ATTEMPT_MS = 1000

/** Retries with exponential backoff and full jitter, within a time budget. */
export async function retry<Value>(
  attempt: (number: number) => Promise<Value>,
  options: RetryOptions,
): Promise<Value> {
  const { retries, budgetMs, shouldRetry = () => true, random = Math.random, now = Date.now } = options
  const sleep = options.sleep ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)))
  const end = now() + budgetMs
  for (let number = 0; ; number++) {
    try {
      return await attempt(number)
    } catch (error) {
      const wait = fullJitter(number, {
        firstMs: FIRST_WAIT_MS,
        longestMs: LONGEST_WAIT_MS,
        random: random(),
      })
      if (number >= retries || !shouldRetry(error) || now() + wait + MIN_ATTEMPT_MS > end) throw error
      await sleep(wait)
    }
  }
}

/** Repeats a load without a limit until it succeeds. */
export const untilLoaded = <Module>(load: () => Promise<Module>): Promise<Module> =>
  retry(load, { retries: Infinity, budgetMs: Infinity })
