import type { OpeningSort } from '@mentor-connect/contract/work/openings'
import { rank, type WordGroup } from '../../courses/catalogue/search/relevance'
import { findSimilar, textsOf, typedGroups } from '../../courses/catalogue/search/wordGroups'
import type { Database } from '../../kernel/database/schema'
import type { OpeningFilter, Path } from './openingFilter.query'
import { readCandidates, type CandidateReading } from './openingList.query'

/** Maximum number of results that are ranked. If there are more, they are sorted by a stored column. */
const RANKED_MAX = 200

type Candidate = Awaited<ReturnType<typeof readCandidates>>[number]
export type Hit = Omit<Candidate, 'search_text' | 'language'>

export interface Found {
  /** Results of all kinds, the best first. */
  hits: Hit[]
  /** The words by which the best result was found, if no result contains the words as they were typed. */
  searchedFor?: string
}

/**
 * Returns the openings that contain the words of a search as they were typed, the best first, or undefined if
 * there are too many to rank.
 */
export async function searchTyped(
  db: Database,
  filter: OpeningFilter,
  q: string,
  path: Path,
): Promise<Hit[] | undefined> {
  const typed = typedGroups(q)
  const found = await readCandidates(db, filter, textsOf(typed), { path, most: RANKED_MAX + 1 })
  return found.length > RANKED_MAX ? undefined : ranked(found, typed).hits
}

/**
 * Returns the openings that contain similar words.
 *
 * @param path the path on which openings are found; if it is by their words, the latest `withWords` openings
 * are read first
 */
export const searchSimilar = (
  db: Database,
  filter: OpeningFilter,
  q: string,
  { path, withWords }: { path: Path; withWords: number },
): Promise<Found> =>
  findSimilar(db, q, {
    async find(groups) {
      const latest = await rankGroups(db, filter, groups, { path, most: RANKED_MAX, withWords })
      const isAll = latest.hits.length > 0 || path !== 'words'
      return isAll ? latest : rankGroups(db, filter, groups, { path, most: RANKED_MAX })
    },
    isEmpty: ({ hits }) => hits.length === 0,
  })

async function rankGroups(
  db: Database,
  filter: OpeningFilter,
  groups: WordGroup[],
  reading: CandidateReading,
): Promise<Found> {
  return ranked(await readCandidates(db, filter, textsOf(groups), reading), groups, 'strict')
}

/**
 * Ranks candidates by the parts of their text in which the words occur.
 *
 * @param rest `strict` leaves out candidates in which a word only matches across two parts of the text
 */
function ranked(found: Candidate[], groups: WordGroup[], rest: 'strict' | 'last' = 'last'): Found {
  const byId = new Map(found.map((one) => [one.id, one]))
  const comparable = found.map((one) => ({ ...one, students: Date.parse(one.posted_at ?? '') || 0 }))
  const order = rank(comparable, groups)
  const hits = order.map(({ id }) => byId.get(id)!)
  const known = new Set(order.map(({ id }) => id))
  const best = order[0]?.found.map(({ shown }) => shown).join(' ')
  return {
    hits: rest === 'strict' ? hits : [...hits, ...found.filter(({ id }) => !known.has(id))],
    ...(best && { searchedFor: best }),
  }
}

/** Sorts the results of a search. `relevance` keeps the order in which they were found. */
export function sorted(hits: Hit[], sort: OpeningSort): Hit[] {
  if (sort === 'relevance') return hits
  const values = {
    newest: (one: Hit) => -Date.parse(one.posted_at ?? ''),
    closing: (one: Hit) => Date.parse(one.closes_on),
    pay: (one: Hit) => -one.pay_month,
  }
  return hits.toSorted((a, b) => values[sort](a) - values[sort](b) || (a.id < b.id ? -1 : 1))
}
