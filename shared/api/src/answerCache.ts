import type { State } from 'swr'
import type { Answers } from '@mentor-connect/contract/site/rendering'

/**
 * Creates an SWR cache that already holds the responses with which a page was rendered, as if they had just been
 * read. SWR's own `fallback` would lose them when a later read fails.
 */
export function answerCache(answers: Answers): Map<string, State<unknown, unknown>> {
  // SWR stores each key beside its data, because `mutate` with a filter function needs it.
  return new Map(Object.entries(answers).map(([key, data]) => [key, { data, _k: key }]))
}
