import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { pageOf, useSearchState } from '@mentor-connect/contract/remote'

export interface NotesQuery {
  text: string
  /** Id of a course; empty for all courses. */
  course: string
  page: number
}

/** The query of the notes page, stored in the URL. A change of the query leads to page one. */
export function useNotesQuery() {
  const [params, update] = useSearchState()
  const query = readQuery(params)
  const change = (patch: Partial<NotesQuery>) =>
    update((current) => writeQuery({ ...readQuery(current), page: 1, ...patch }), {
      replace: patch.text !== undefined,
    })
  return { query, change }
}

function readQuery(params: URLSearchParams): NotesQuery {
  return {
    text: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    course: params.get('course') ?? '',
    page: pageOf(params),
  }
}

function writeQuery({ text, course, page }: NotesQuery): URLSearchParams {
  const entries = { q: text, course, page: page > 1 ? String(page) : '' }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value))
}
