import { useSearchParams } from 'react-router-dom'
import { pageOf } from '../rules/pageOf'

type SetPage = (page: number, options?: { replace?: boolean }) => void

/**
 * Returns the current page of a list, from 1, and a function to change it. The page is stored in the URL as `?page=`;
 * page 1 has no parameter.
 */
export function usePageNumber(): [page: number, setPage: SetPage] {
  const [search, setSearch] = useSearchParams()
  const setPage: SetPage = (next, { replace = false } = {}) =>
    setSearch(next === 1 ? {} : { page: String(next) }, { replace })
  return [pageOf(search), setPage]
}
