import { SEARCH_MAX } from '@mentor-connect/shared/contracts/limits'
import { useSearchParams } from 'react-router-dom'

export interface ExploreQuery {
  text: string
  domain: string
  page: number
}

/** What is searched for; it lives in the address, so that a search can be kept, shared and gone back to. */
export function useExploreQuery() {
  const [search, setSearch] = useSearchParams()
  const query: ExploreQuery = {
    text: (search.get('q') ?? '').slice(0, SEARCH_MAX),
    domain: search.get('domain') ?? '',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
  // Another search begins on its first page; typing does not fill the history.
  const change = (patch: Partial<ExploreQuery>) => {
    const next = { ...query, page: 1, ...patch }
    const entries = { q: next.text, domain: next.domain, page: next.page > 1 ? String(next.page) : '' }
    setSearch(Object.fromEntries(Object.entries(entries).filter(([, value]) => value)), {
      replace: patch.text !== undefined,
    })
  }
  return { query, change, isSearching: query.text.trim() !== '' || query.domain !== '' }
}
