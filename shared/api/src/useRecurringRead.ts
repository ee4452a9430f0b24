import useSWR from 'swr'
import type { AnyEndpoint, ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { call, type Request } from './call'
import { cacheKey } from './useEndpoint'

/**
 * Reads an endpoint again on each page, when the window gets the focus, and in an interval while the window is
 * visible. Components that read the same endpoint share one request. Returns undefined until there is a response. A
 * failed read keeps the last response.
 * @param pathname of the current page
 * @param interval in ms
 */
export function useRecurringRead<E extends AnyEndpoint>(
  endpoint: E,
  request: Request<E> | null,
  { pathname, interval }: { pathname: string; interval: number },
): ReplyOf<E> | undefined {
  const { data } = useSWR<ReplyOf<E>>(
    request && `${cacheKey(endpoint, request)} at ${pathname}`,
    async () => (await call(endpoint, request as Request<E>)).data,
    { keepPreviousData: true, refreshInterval: interval, revalidateOnFocus: true },
  )
  return data
}
