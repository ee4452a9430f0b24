import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { QUESTIONS_PAGE, SIMILAR_MAX } from '@mentor-connect/contract/community/communityRules'
import { itself, rank, type WordGroup } from '../../courses/catalogue/search/relevance'
import { synonymsOf } from '../../courses/catalogue/search/synonyms'
import { findSimilar, similarGroups, textsOf, typedGroups } from '../../courses/catalogue/search/wordGroups'
import type { Database } from '../../kernel/database/schema'
import { ALL_TOPICS } from '../posts/topics'
import { readCandidates, type Candidate } from './candidates.query'
import { writeCursor } from './cursor'
import type { TopicFilter } from './topicList.query'

/** Maximum number of results that are ranked. More results are shown in the order of a list. */
export const RANKED_MAX = 200
/** Maximum number of questions that are compared for each pair of words of a title. */
const COMPARED_MAX = 60
/** Maximum number of words of a title that are searched for. */
const TITLE_WORDS_MAX = 6

interface Found {
  ids: string[]
  searchedFor?: string
}

/**
 * Returns the ids of the questions that a search finds, best first; undefined if they are too many to rank.
 */
export async function search(db: Database, filter: TopicFilter, q: string): Promise<Found | undefined> {
  const typed = typedGroups(q)
  const found = await readCandidates(db, filter, textsOf(typed), RANKED_MAX + 1)
  if (found.length > RANKED_MAX) return undefined
  if (found.length > 0) return { ids: ranked(found, typed).ids }
  return findSimilar(db, q, {
    find: async (groups) => ranked(await readCandidates(db, filter, textsOf(groups), RANKED_MAX), groups),
    isEmpty: ({ ids }) => ids.length === 0,
  })
}

/** Returns a page of ranked results. Its cursor is the number of results before the page. */
export function rankedPage({ ids, searchedFor }: Found, after: string | undefined) {
  const start = Math.max(0, Number(/^r(\d{1,4})$/.exec(after ?? '')?.[1] ?? 0))
  const end = start + QUESTIONS_PAGE
  return {
    ids: ids.slice(start, end),
    next: ids.length > end ? writeCursor([`r${end}`]) : null,
    ...(searchedFor && { searchedFor }),
  }
}

/** Ranks candidates by the parts of their text in which the words occur. */
function ranked(found: Candidate[], groups: WordGroup[]): Found {
  const order = rank(
    found.map(({ helpful, ...one }) => ({ ...one, students: helpful })),
    groups,
  )
  const best = order[0]?.found.map(({ shown }) => shown).join(' ')
  return { ids: order.map(({ id }) => id), ...(best && { searchedFor: best }) }
}

/**
 * Returns the ids of questions that are similar to a title, best first. A similar question contains at least
 * two neighbouring words of the title, or words that mean or sound like them. More such words make it more
 * similar.
 */
export async function similarIds(db: Database, title: string, exceptId = ''): Promise<string[]> {
  const groups = (await similarGroups(db, title)).slice(0, TITLE_WORDS_MAX).map(withSynonyms)
  if (groups.length === 0 || searchWords(title).length === 0) return []
  const candidates = new Map<string, Candidate>()
  for (const pair of neighbours(groups))
    for (const one of await readCandidates(db, { topic: ALL_TOPICS }, textsOf(pair), COMPARED_MAX))
      candidates.set(one.id, one)
  candidates.delete(exceptId)
  return [...candidates.values()]
    .map((one) => ({ id: one.id, score: scoreOf(one, groups), helpful: one.helpful }))
    .sort((a, b) => b.score - a.score || b.helpful - a.helpful || (a.id < b.id ? -1 : 1))
    .slice(0, SIMILAR_MAX)
    .map(({ id }) => id)
}

/** Adds the synonyms in both scripts, including those that no course contains. */
function withSynonyms(group: WordGroup): WordGroup {
  const known = new Set(group.map(({ text }) => text))
  const synonyms = group.flatMap(({ text, weight }) => (weight === 1 ? synonymsOf(text) : []))
  return [...group, ...synonyms.filter((word) => !known.has(word)).map(itself)]
}

const neighbours = (groups: WordGroup[]): WordGroup[][] =>
  groups.length === 1 ? [groups] : groups.slice(1).map((group, index) => [groups[index]!, group])

/** Returns the sum of the scores of the single words. */
function scoreOf({ helpful, ...one }: Candidate, groups: WordGroup[]): number {
  return groups.reduce(
    (sum, group) => sum + (rank([{ ...one, students: helpful }], [group])[0]?.score ?? 0),
    0,
  )
}
