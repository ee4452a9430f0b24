import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import type { Database } from '../../kernel/database/schema'
import { alternativesOf } from './search/alternatives'
import { itself, rank, type Ranked, type WordGroup } from './search/relevance'
import { contentWords } from './search/synonyms'
import { readCandidates, type CourseFilter } from './catalogue.query'

/** With fewer courses that contain the words as they were typed, similar words are searched as well. */
export const ENOUGH = PAGE_SIZE
/** Up to this many courses are ranked. */
export const RANKED_MAX = 200
/** Further words of a search are compared as they were typed. */
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
  // A word may match across two parts of the text; such a course comes last.
  const ranked = rank(candidates, groups, request.languageFirst).map(({ id }) => id)
  const rest = candidates.map(({ id }) => id).filter((id) => !ranked.includes(id))
  return [...ranked, ...rest]
}

export interface Widened {
  ids: string[]
  /** What the best of them was found by. */
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
  // Words that no course has are left out rather than finding nothing.
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

/** In the word index, words are two spaces apart. */
const textsOf = (groups: WordGroup[]) =>
  groups.map((group) => [...new Set(group.map(({ text }) => text.replaceAll(' ', '  ')))])
