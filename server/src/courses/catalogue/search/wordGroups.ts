import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { Database } from '../../../kernel/database/schema'
import { alternativesOf } from './alternatives'
import { itself, type WordGroup } from './relevance'
import { contentWords } from './synonyms'

/** Number of words for which similar words are searched. All further words must occur as they were typed. */
const WORDS_WIDENED = 6

/** Returns the words of a search as they were typed. */
export const typedGroups = (q: string): WordGroup[] => searchWords(q).map((word) => [itself(word)])

/** The words of a search, each with the known words that it may stand for. */
export async function similarGroups(db: Database, q: string): Promise<WordGroup[]> {
  const words = contentWords(searchWords(q))
  const alternatives = await alternativesOf(db, words.slice(0, WORDS_WIDENED))
  return words.map((word) => [itself(word), ...(alternatives.get(word) ?? [])])
}

/**
 * Returns the hits of `find` for similar words. If there are none, searches again without the words that no
 * text contains, provided that other words are known.
 */
export async function findSimilar<Found>(
  db: Database,
  q: string,
  { find, isEmpty }: { find: (groups: WordGroup[]) => Promise<Found>; isEmpty: (found: Found) => boolean },
): Promise<Found> {
  const groups = await similarGroups(db, q)
  const known = groups.filter((group) => group.length > 1)
  const all = await find(groups)
  const isPartial = isEmpty(all) && known.length > 0 && known.length < groups.length
  return isPartial ? find(known) : all
}

/** The texts of each group, without repetitions. */
export const textsOf = (groups: WordGroup[]): string[][] =>
  groups.map((group) => [...new Set(group.map(({ text }) => text))])
