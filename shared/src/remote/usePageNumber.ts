import { useSearchParams } from 'react-router-dom'

type SetPage = (page: number, options?: { replace?: boolean }) => void

/** Upper limit of a page number. */
const PAGE_MAX = 1_000_000

/** The page of a list, from 1, stored in the URL as `?page=`, which page 1 omits. An invalid value counts as 1. */
export function usePageNumber(): [page: number, setPage: SetPage] {
  const [search, setSearch] = useSearchParams()
  const asked = Math.trunc(Number(search.get('page')))
  const page = asked >= 1 && asked <= PAGE_MAX ? asked : 1
  const setPage: SetPage = (next, { replace = false } = {}) =>
    setSearch(next === 1 ? {} : { page: String(next) }, { replace })
  return [page, setPage]
}
