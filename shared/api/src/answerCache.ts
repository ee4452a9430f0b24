import type { State } from 'swr'
import type { Answers } from '@mentor-connect/contract/site/rendering'

/**
 * An SWR cache with the responses that a page was rendered with, as if they had just been read. SWR's own `fallback`
 * would lose them when a later read fails.
 */
export function answerCache(answers: Answers): Map<string, State<unknown, unknown>> {
  // SWR keeps the key beside the data, for calls of `mutate` with a filter.
  return new Map(Object.entries(answers).map(([key, data]) => [key, { data, _k: key }]))
}
