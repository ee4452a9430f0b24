import type { AnyEndpoint, ReplyOf } from '@mentor-connect/contract/api/endpoint'
import type { Answers } from '@mentor-connect/contract/site/rendering'
import type { Request } from './call'
import { cacheKey } from './useEndpoint'

/**
 * Returns the cache key of a read whose response is part of a rendered page.
 * @throws if the endpoint is not public, because a rendered page is the same for everybody
 */
export function readOf<E extends AnyEndpoint>(endpoint: E, request: Request<E>): string {
  if (endpoint.access !== 'public' || endpoint.method !== 'GET')
    throw new Error(`${endpoint.method} ${endpoint.path} is not a public read.`)
  return cacheKey(endpoint, request)
}

/** Returns the response to a read. Undefined if the page was rendered without it. */
export function answerTo<E extends AnyEndpoint>(
  answers: Answers,
  endpoint: E,
  request: Request<E>,
): ReplyOf<E> | undefined {
  return answers[readOf(endpoint, request)] as ReplyOf<E> | undefined
}
