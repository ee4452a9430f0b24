import { useSearchParams } from 'react-router-dom'

/** The page number in the address; page 1 stays out of it. */
export function usePage(): [page: number, setPage: (page: number, options?: { replace?: boolean }) => void] {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const setPage = (next: number, { replace = false } = {}) =>
    setSearch(next === 1 ? {} : { page: String(next) }, { replace })
  return [page, setPage]
}
