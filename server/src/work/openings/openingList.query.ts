import { sql, type SqlBool } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { isPostgres } from '../../platform/database/isPostgres'
import { indexedMatchAny, matchingKeys, substringMatch } from '../../platform/database/wordIndex'
import {
  matches,
  openingsOn,
  ORDERS,
  WORDS,
  type Builder,
  type ColumnSort,
  type OpeningFilter,
  type Path,
} from './openingFilter.query'

/** Returns the ids of one page of the matching openings, in the order of a column. */
export async function readIds(
  db: Database,
  filter: OpeningFilter,
  { sort, path, limit, offset }: { sort: ColumnSort; path: Path; limit: number; offset: number },
): Promise<string[]> {
  const [column, direction] = ORDERS[sort]
  const rows = await openingsOn(db, path)
    .select('id')
    .where((eb) => matches(db, eb, filter, path))
    .orderBy(column, direction)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

export type NewOpening = Pick<ApiDatabase['openings'], 'id' | 'mentor_id'>

/** Returns up to `most` matching openings that were first posted in a given period, the newest first. */
export function readNew(
  db: Database,
  filter: OpeningFilter & Required<Pick<OpeningFilter, 'firstPosted'>>,
  most: number,
): Promise<NewOpening[]> {
  return db
    .selectFrom('openings')
    .select(['id', 'mentor_id'])
    .where((eb) => matches(db, eb, filter, 'new'))
    .orderBy('first_posted_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** The columns by which a list of results is counted and sorted. */
const SORTED = ['id', 'kind', 'posted_at', 'closes_on', 'pay_month'] as const

/**
 * Number of newest openings that PostgreSQL searches for common words, per wanted opening. Its index of words
 * has no order.
 */
const NEWEST_FOR_ONE = 6

/**
 * Returns the matching openings among up to `most` of the latest ones with the words of the filter. The
 * result contains all kinds, in any order.
 */
export function readLatestWithWords(
  db: Database,
  { kind: _kind, words = [], ...others }: OpeningFilter,
  most: number,
) {
  if (!isPostgres(db))
    return openingsOn(db, 'words')
      .select(SORTED)
      .where(sql<SqlBool>`openings.id in ${matchingKeys(db, WORDS, words, most)}`)
      .where((eb) => matches(db, eb, others, 'words'))
      .execute()
  const newest = db
    .selectFrom('openings')
    .selectAll()
    .where('listed', '=', 1)
    .orderBy('posted_at', 'desc')
    .limit(most * NEWEST_FOR_ONE)
  return db
    .selectFrom(newest.as('openings'))
    .select(SORTED)
    .where((eb) => matches(db, eb as unknown as Builder, { ...others, words }, 'newest'))
    .limit(most)
    .execute()
}

export interface CandidateReading {
  /** The path on which the candidates are found. */
  path: Path
  /** Maximum number of candidates. */
  most: number
  /**
   * Maximum number of openings with the words that are read. Used only if the candidates are found by their
   * words.
   */
  withWords?: number
}

/**
 * Reads the columns that ranking needs, from openings with at least one word of each group. The result
 * contains all kinds, in any order.
 */
export function readCandidates(
  db: Database,
  { kind: _kind, words: _words, ...others }: OpeningFilter,
  groups: string[][],
  { path, most, withWords }: CandidateReading,
) {
  return openingsOn(db, path)
    .select([...SORTED, 'search_text', 'language'])
    .where((eb) =>
      path === 'words' ? indexedMatchAny(db, WORDS, groups, withWords) : matchesAny(db, eb, groups),
    )
    .where((eb) => matches(db, eb, others, path))
    .limit(most)
    .execute()
}

/** Returns the same condition as `indexedMatchAny`, but checked row by row. */
const matchesAny = (db: Database, eb: Builder, groups: string[][]) =>
  eb.and(groups.map((group) => eb.or(group.map((word) => substringMatch(db, WORDS, [word])))))
