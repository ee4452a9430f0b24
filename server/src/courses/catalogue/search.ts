import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import type { Database } from '../../kernel/database/schema'
import { rank, type Ranked, type WordGroup } from './search/relevance'
import { findSimilar, textsOf, typedGroups } from './search/wordGroups'
import { readCandidates, type CourseFilter } from './catalogue.query'

/** If fewer courses than this contain the words as they were typed, courses with similar words are added. */
export const ENOUGH = PAGE_SIZE
/** Largest number of results that are ranked. A search with more results is sorted by a stored column. */
export const RANKED_MAX = 200

export interface SearchRequest extends CourseFilter {
  q: string
  languageFirst?: string
}

/**
 * Returns the courses that contain all words as they were typed, the best first; undefined if they are too
 * many to rank.
 */
export async function rankDirect(db: Database, request: SearchRequest): Promise<string[] | undefined> {
  const groups = typedGroups(request.q)
  const candidates = await readCandidates(db, request, textsOf(groups), RANKED_MAX + 1)
  if (candidates.length > RANKED_MAX) return undefined
  // A candidate that contains a word only across two parts of the text is missing in the ranking, because
  // ranking looks at each part alone. Such candidates come last.
  const ranked = rank(candidates, groups, request.languageFirst).map(({ id }) => id)
  const rest = candidates.map(({ id }) => id).filter((id) => !ranked.includes(id))
  return [...ranked, ...rest]
}

export interface Widened {
  ids: string[]
  /** The words by which the best of these courses was found. */
  searchedFor: string
}

/**
 * Returns courses that contain similar words, the best first. Courses in `direct` are left out. Returns
 * undefined if there are no others.
 */
export async function widen(
  db: Database,
  request: SearchRequest,
  direct: string[],
): Promise<Widened | undefined> {
  const found = await findSimilar(db, request.q, {
    find: (groups) => rankGroups(db, request, groups),
    isEmpty: ({ length }) => length === 0,
  })
  const ranked = found.filter(({ id }) => !direct.includes(id))
  const [best] = ranked
  return best && { ids: ranked.map(({ id }) => id), searchedFor: searchedFor(best) }
}

async function rankGroups(db: Database, request: SearchRequest, groups: WordGroup[]): Promise<Ranked[]> {
  const candidates = await readCandidates(db, request, textsOf(groups), RANKED_MAX)
  return rank(candidates, groups, request.languageFirst)
}

function searchedFor({ found }: Ranked): string {
  return found.map(({ shown }) => shown).join(' ')
}
