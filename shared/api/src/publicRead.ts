import type { AnyEndpoint, ReplyOf } from '@mentor-connect/contract/api/endpoint'
import type { Answers } from '@mentor-connect/contract/site/rendering'
import type { Request } from './call'
import { cacheKey } from './useEndpoint'

/**
 * The cache key of a read that a page is rendered with.
 * @throws for an endpoint that is not public: rendered pages are everybody's
 */
export function readOf<E extends AnyEndpoint>(endpoint: E, request: Request<E>): string {
  if (endpoint.access !== 'public' || endpoint.method !== 'GET')
    throw new Error(`${endpoint.method} ${endpoint.path} is not a public read.`)
  return cacheKey(endpoint, request)
}

/** The response to a read; undefined if the page is rendered without it. */
export function answerTo<E extends AnyEndpoint>(
  answers: Answers,
  endpoint: E,
  request: Request<E>,
): ReplyOf<E> | undefined {
  return answers[readOf(endpoint, request)] as ReplyOf<E> | undefined
}
