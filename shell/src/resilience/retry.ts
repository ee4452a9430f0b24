export interface RetryOptions {
  /** How often it is tried again after the first time. */
  retries: number
  /** Time for all attempts together, in ms: none begins that would hardly have any left. */
  budgetMs: number
  /** Whether another attempt can help. */
  isWorth?: (error: unknown) => boolean
  random?: () => number
  now?: () => number
  sleep?: (ms: number) => Promise<void>
}

const BASE_MS = 300
/** An attempt with less time than this before it would be cut off anyway. */
const LEAST_MS = 1000

/** Tries again with full jitter: a random wait below a ceiling that doubles, so that browsers do not come in waves. */
export async function retrying<Value>(
  attempt: (number: number) => Promise<Value>,
  options: RetryOptions,
): Promise<Value> {
  const { retries, budgetMs, isWorth = () => true, random = Math.random, now = Date.now } = options
  const sleep = options.sleep ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)))
  const end = now() + budgetMs
  for (let number = 0; ; number++) {
    try {
      return await attempt(number)
    } catch (error) {
      const wait = random() * BASE_MS * 2 ** number
      if (number >= retries || !isWorth(error) || now() + wait + LEAST_MS > end) throw error
      await sleep(wait)
    }
  }
}
