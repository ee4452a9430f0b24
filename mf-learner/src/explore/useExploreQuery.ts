import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { pageOf, useSearchState } from '@mentor-connect/contract/remote'

export interface ExploreQuery {
  text: string
  domain: string
  /** BCP 47 tag of the courses' language; empty for all languages. */
  language: string
  page: number
}

/**
 * The query of the explore page, stored in the URL so that it can be bookmarked, shared and restored by the back
 * button.
 */
export function useExploreQuery() {
  const [params, update] = useSearchState()
  const query = readQuery(params)
  // A new query starts on page one; typing adds no history entries.
  const change = (patch: Partial<ExploreQuery>) =>
    update((current) => writeQuery({ ...readQuery(current), page: 1, ...patch }), {
      replace: patch.text !== undefined,
    })
  return {
    query,
    change,
    isSearching: query.text.trim() !== '' || query.domain !== '' || query.language !== '',
  }
}

function readQuery(params: URLSearchParams): ExploreQuery {
  return {
    text: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    domain: params.get('domain') ?? '',
    language: params.get('language') ?? '',
    page: pageOf(params),
  }
}

function writeQuery({ text, domain, language, page }: ExploreQuery): URLSearchParams {
  const entries = { q: text, domain, language, page: page > 1 ? String(page) : '' }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value))
}
