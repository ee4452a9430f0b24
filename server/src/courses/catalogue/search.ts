import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import type { Database } from '../../kernel/database/schema'
import { alternativesOf } from './search/alternatives'
import { itself, rank, type Ranked, type WordGroup } from './search/relevance'
import { contentWords } from './search/synonyms'
import { readCandidates, type CourseFilter } from './catalogue.query'

/** If fewer courses contain the words as they were typed, courses with similar words are added. */
export const ENOUGH = PAGE_SIZE
/** A search with more results is not ranked, but sorted by a stored column. */
export const RANKED_MAX = 200
/** Number of words for which similar words are searched. Further words have to occur as they were typed. */
const WORDS_WIDENED = 6

export interface SearchRequest extends CourseFilter {
  q: string
  languageFirst?: string
}

/** The courses that contain all words as they were typed, the best first; undefined if they are too many to rank. */
export async function rankDirect(db: Database, request: SearchRequest): Promise<string[] | undefined> {
  const groups = searchWords(request.q).map((word) => [itself(word)])
  const candidates = await readCandidates(db, request, textsOf(groups), RANKED_MAX + 1)
  if (candidates.length > RANKED_MAX) return undefined
  // Some candidates contain a word only across two parts of the text, which ranking does not see. They come last.
  const ranked = rank(candidates, groups, request.languageFirst).map(({ id }) => id)
  const rest = candidates.map(({ id }) => id).filter((id) => !ranked.includes(id))
  return [...ranked, ...rest]
}

export interface Widened {
  ids: string[]
  /** The words by which the best of these courses was found. */
  searchedFor: string
}

/** Courses that contain similar words, the best first; undefined if there are none besides `direct`. */
export async function widen(
  db: Database,
  request: SearchRequest,
  direct: string[],
): Promise<Widened | undefined> {
  const words = contentWords(searchWords(request.q))
  const similar = words.slice(0, WORDS_WIDENED)
  const alternatives = await alternativesOf(db, similar)
  const groups = words.map((word) => [itself(word), ...(alternatives.get(word) ?? [])])
  const known = groups.filter((group) => group.length > 1)
  const all = await rankGroups(db, request, groups)
  // If no course contains all words, the words that no course contains are ignored.
  const isPartial = all.length === 0 && known.length > 0 && known.length < groups.length
  const found = isPartial ? await rankGroups(db, request, known) : all
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

/** The texts of each group, as the word index stores them: with two spaces between words. */
const textsOf = (groups: WordGroup[]) =>
  groups.map((group) => [...new Set(group.map(({ text }) => text.replaceAll(' ', '  ')))])
