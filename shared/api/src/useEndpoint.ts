import useSWR from 'swr'
import type { AnyEndpoint, ReplyOf } from '@mentor-connect/contract/api/endpoint'
import type { ApiFailure } from './ApiFailure'
import { call, pathOf, type Request } from './call'

export interface EndpointState<Data> {
  data: Data | undefined
  /** The last failure; `data` may still hold an earlier response. */
  error: ApiFailure | undefined
  /** True while there is neither data nor a failure to show. */
  isLoading: boolean
  /** True while the endpoint is being read, even if an earlier response is already shown. */
  isRefreshing: boolean
  retry: () => void
  /** Replaces the cached data, for an optimistic change or the response to a write. */
  setData: (data: Data) => void
}

/**
 * Reads an endpoint through the cache that all remotes share, so two remotes that need the same data cause one
 * request.
 * @param request null delays the call until its arguments are known
 */
export function useEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  request: Request<E> | null,
): EndpointState<ReplyOf<E>> {
  const state = useSWR<ReplyOf<E>, ApiFailure>(
    request && cacheKey(endpoint, request),
    async () => (await call(endpoint, request as Request<E>)).data,
    { keepPreviousData: true },
  )
  return {
    data: state.data,
    error: state.error,
    isLoading: state.data === undefined && !state.error && (state.isLoading || request === null),
    isRefreshing: state.isValidating,
    retry: () => void state.mutate(),
    setData: (data) => void state.mutate(data, { revalidate: false }),
  }
}

/** Returns the key of a call in the shared cache. The same call has the same key in every remote. */
export function cacheKey<E extends AnyEndpoint>(endpoint: E, request: Request<E>): string {
  const { params, query, body } = request as {
    params?: Record<string, string>
    query?: object
    body?: object
  }
  return JSON.stringify([endpoint.method, pathOf(endpoint, params), query ?? null, body ?? null])
}
