import type { OpeningSort } from '@mentor-connect/contract/work/openings'
import { rank, type WordGroup } from '../../courses/catalogue/search/relevance'
import { findSimilar, textsOf, typedGroups } from '../../courses/catalogue/search/wordGroups'
import type { Database } from '../../kernel/database/schema'
import { readCandidates, type OpeningFilter } from './openingList.query'

/** A search with more results is not ranked, but sorted by a stored column. */
export const RANKED_MAX = 200

type Candidate = Awaited<ReturnType<typeof readCandidates>>[number]

export interface Found {
  /** All kinds, the best first. */
  candidates: Candidate[]
  /** The words by which the best was found, if none contains the words as they were typed. */
  searchedFor?: string
}

/** The openings that a search finds; undefined if they are too many to rank. */
export async function search(db: Database, filter: OpeningFilter, q: string): Promise<Found | undefined> {
  const typed = typedGroups(q)
  const found = await readCandidates(db, filter, textsOf(typed), RANKED_MAX + 1)
  if (found.length > RANKED_MAX) return undefined
  return found.length > 0 ? { candidates: ranked(found, typed).candidates } : widen(db, filter, q)
}

/** The openings that contain similar words. */
const widen = (db: Database, filter: OpeningFilter, q: string): Promise<Found> =>
  findSimilar(db, q, {
    find: (groups) => rankGroups(db, filter, groups),
    isEmpty: ({ candidates }) => candidates.length === 0,
  })

async function rankGroups(db: Database, filter: OpeningFilter, groups: WordGroup[]): Promise<Found> {
  return ranked(await readCandidates(db, filter, textsOf(groups), RANKED_MAX), groups, 'strict')
}

/**
 * Ranks candidates by the parts of their text in which the words occur.
 *
 * @param rest `strict` leaves out candidates that contain a word only across two parts of the text
 */
function ranked(found: Candidate[], groups: WordGroup[], rest: 'strict' | 'last' = 'last'): Found {
  const byId = new Map(found.map((one) => [one.id, one]))
  const comparable = found.map((one) => ({ ...one, students: Date.parse(one.posted_at ?? '') || 0 }))
  const order = rank(comparable, groups)
  const candidates = order.map(({ id }) => byId.get(id)!)
  const known = new Set(order.map(({ id }) => id))
  const best = order[0]?.found.map(({ shown }) => shown).join(' ')
  return {
    candidates: rest === 'strict' ? candidates : [...candidates, ...found.filter(({ id }) => !known.has(id))],
    ...(best && { searchedFor: best }),
  }
}

/** Sorts what a search has found. `relevance` is the order in which it was found. */
export function sorted(candidates: Candidate[], sort: OpeningSort): Candidate[] {
  if (sort === 'relevance') return candidates
  const values = {
    newest: (one: Candidate) => -Date.parse(one.posted_at ?? ''),
    closing: (one: Candidate) => Date.parse(one.closes_on),
    pay: (one: Candidate) => -one.pay_month,
  }
  return candidates.toSorted((a, b) => values[sort](a) - values[sort](b) || (a.id < b.id ? -1 : 1))
}
