import { pageOf, useSearchState } from '@mentor-connect/contract/remote'

/** The page of one list on the page of a learner, stored in the URL under the name of the list. */
export function useSectionPage(list: string): [page: number, setPage: (page: number) => void] {
  const [params, update] = useSearchState()
  const setPage = (page: number) =>
    update(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(list, String(page))
        return next
      },
      { preventScrollReset: true },
    )
  return [pageOf(new URLSearchParams({ page: params.get(list) ?? '' })), setPage]
}
