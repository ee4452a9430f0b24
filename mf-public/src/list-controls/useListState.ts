import { pageOf, useSearchState } from '@mentor-connect/contract/remote'

export interface ListState<Sort extends string> {
  q: string
  domain: string
  /** BCP 47 tag of the courses' language; empty for all languages. */
  language?: string
  sort: Sort
  page: number
}

/**
 * State of a list, stored in the URL so that it can be shared, bookmarked and restored by the back button.
 * Every change leads to the first page, except a change of the page itself.
 */
export function useStateInUrl<State extends { page: number }>(
  read: (params: URLSearchParams) => State,
  write: (state: State) => URLSearchParams,
) {
  const [params, update] = useSearchState()
  const change = (patch: Partial<State>, options: { replace?: boolean } = {}) =>
    update((current) => write({ ...read(current), page: 1, ...patch }), {
      replace: options.replace,
      preventScrollReset: patch.page === undefined,
    })
  return { state: read(params), change }
}

/**
 * Like `useStateInUrl`, for a list without further filters. Invalid values are ignored.
 * @param sorts the valid sort orders; the first is the default, which the URL omits
 */
export function useListState<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return useStateInUrl<ListState<Sort>>(
    (params) => readListState(params, sorts),
    (state) => writeListState(state, sorts),
  )
}

export function readListState<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): ListState<Sort> {
  return {
    q: params.get('q') ?? '',
    domain: params.get('domain') ?? '',
    language: params.get('language') ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    page: pageOf(params),
  }
}

export function writeListState<Sort extends string>(
  state: ListState<Sort>,
  sorts: readonly [Sort, ...Sort[]],
): URLSearchParams {
  const params = new URLSearchParams()
  if (state.q) params.set('q', state.q)
  if (state.domain) params.set('domain', state.domain)
  if (state.language) params.set('language', state.language)
  if (state.sort !== sorts[0]) params.set('sort', state.sort)
  if (state.page > 1) params.set('page', String(state.page))
  return params
}
