import { useSearchState } from '@mentor-connect/contract/remote'
import { readOpeningListState, writeOpeningListState, type OpeningListState } from './openingListState'

/** State of the list of openings in the URL. Every change except that of the page leads to the first page. */
export function useOpeningList() {
  const [params, update] = useSearchState()
  const change = (patch: Partial<OpeningListState>, options: { replace?: boolean } = {}) =>
    update((current) => writeOpeningListState({ ...readOpeningListState(current), page: 1, ...patch }), {
      ...options,
      preventScrollReset: patch.page === undefined,
    })
  return { state: readOpeningListState(params), change }
}
