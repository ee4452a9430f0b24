import type { AnyEndpoint, ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { call, type Request } from './call'
import { cacheKey } from './useEndpoint'

/** Time after a page change until the endpoint is read again, in ms: the new page's own reads come first. */
const AFTER_MOVE_MS = 1000

export interface Recurrence<E extends AnyEndpoint> {
  /** Path of the current page. */
  pathname: string
  /** Time between two reads while the window is visible, in ms. */
  interval: number
  /** Reads in this interval even if the window is hidden. */
  evenHidden?: boolean
  /** Reads the endpoint, by default from the main API. */
  read?: (request: Request<E>) => Promise<{ data: ReplyOf<E> }>
}

/**
 * Reads an endpoint again after each page change, when the window gets the focus, and in an interval. Components that
 * read the same endpoint share one request and its answer. Returns undefined until there is a response. A failed read
 * keeps the last response.
 */
export function useRecurringRead<E extends AnyEndpoint>(
  endpoint: E,
  request: Request<E> | null,
  { pathname, interval, evenHidden = false, read = (asked) => call(endpoint, asked) }: Recurrence<E>,
): ReplyOf<E> | undefined {
  const { data, mutate } = useSWR<ReplyOf<E>>(
    request && cacheKey(endpoint, request),
    async () => (await read(request as Request<E>)).data,
    {
      keepPreviousData: true,
      refreshInterval: interval,
      refreshWhenHidden: evenHidden,
      revalidateOnFocus: true,
    },
  )
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    const timer = setTimeout(() => {
      seen.current = pathname
      void mutate()
    }, AFTER_MOVE_MS)
    return () => clearTimeout(timer)
  }, [pathname, mutate])
  return data
}
