import { useSearchParams } from 'react-router-dom'
import { pageOf } from '../rules/pageOf'

type SetPage = (page: number, options?: { replace?: boolean }) => void

/** The page of a list, from 1, stored in the URL as `?page=`, which page 1 omits. */
export function usePageNumber(): [page: number, setPage: SetPage] {
  const [search, setSearch] = useSearchParams()
  const setPage: SetPage = (next, { replace = false } = {}) =>
    setSearch(next === 1 ? {} : { page: String(next) }, { replace })
  return [pageOf(search), setPage]
}
