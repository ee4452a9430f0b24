import type { AnyEndpoint, ParamsOf, QueryOf } from '../api/endpoint'
import { OF_READER, type OfReader } from '../site/firstReads'

export { OF_READER }

type ReadQuery<E extends AnyEndpoint> = [QueryOf<E>] extends [never]
  ? never
  : { [Name in keyof QueryOf<E>]?: QueryOf<E>[Name] | OfReader | `:${string}` }

/**
 * Returns the address of a read. Browsers reuse the response only for the same URL, so the query has the values of the
 * page's own request, in the same order.
 *
 * @param params parameter of the endpoint → parameter of the page's route: `{ id: 'courseId' }`
 * @param query values, parameters of the route, or those of `OF_READER` that only the browser knows:
 * `{ userId: OF_READER.id, resourceId: ':courseId', limit: 10 }`
 */
export function firstRead<E extends AnyEndpoint>(
  { path }: E,
  params: Record<keyof ParamsOf<E> & string, string>,
  query?: ReadQuery<E>,
): string {
  const address = path.replace(/:(\w+)/g, (_, name: string) => `:${params[name as keyof typeof params]}`)
  if (!query) return address
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`)
  return `${address}?${pairs.join('&')}`
}

/** Returns the first reads of a page; undefined if its route does not declare any. */
export function firstReadsOf(handle: unknown): readonly string[] | undefined {
  return (handle as { firstReads?: readonly string[] } | undefined)?.firstReads
}
