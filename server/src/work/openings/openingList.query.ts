import type { OpeningSort } from '@mentor-connect/contract/work/openings'
import { OPENING_KINDS, type OpeningKind } from '@mentor-connect/contract/work/openingRules'
import { placeKey } from '@mentor-connect/contract/work/placeNames'
import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely'
import { indexedMatch, indexedMatchAny, substringMatch } from '../../platform/database/wordIndex'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { matchedSkills } from './openingTags.repo'

export interface OpeningFilter {
  kind?: OpeningKind
  workplace?: ApiDatabase['openings']['workplace']
  place?: string
  skill?: string
  language?: string
  level?: ApiDatabase['openings']['level']
  /** Rupees for a month. */
  payFrom?: number
  /** ISO 8601: only those that were posted since. */
  postedSince?: string
  /** The present day: those whose closing day is over never match. */
  today: string
  /** Folded words that all have to occur. */
  words?: string[]
}

/**
 * How a list is read: `filter` selects all matching rows and sorts them, `index` scans the sort index and skips rows
 * that do not match. `filter` is fast for few matches, `index` for many.
 */
export type ScanStrategy = 'filter' | 'index'

const WORDS = { table: 'openings', key: 'id', column: 'search_text', only: 'listed' }

type Builder = ExpressionBuilder<ApiDatabase, 'openings'>

function conditions(db: Database, eb: Builder, filter: OpeningFilter, strategy: ScanStrategy) {
  const { kind, workplace, place, skill, language, level, payFrom, postedSince, today, words = [] } = filter
  const all: Expression<SqlBool>[] = [eb('listed', '=', 1), eb('closes_on', '>=', today)]
  if (kind) all.push(eb('kind', '=', kind))
  if (workplace) all.push(eb('workplace', '=', workplace))
  if (place) all.push(eb('place_key', '=', placeKey(place)))
  if (level) all.push(eb('level', '=', level))
  if (payFrom) all.push(eb('pay_month', '>=', payFrom))
  if (postedSince) all.push(eb('posted_at', '>=', postedSince))
  if (skill) all.push(hasTag(eb, 'skill', matchedSkills(skill), strategy))
  if (language) all.push(hasTag(eb, 'language', [language], strategy))
  if (words.length > 0)
    all.push(strategy === 'filter' ? indexedMatch(db, WORDS, words) : substringMatch(db, WORDS, words))
  return eb.and(all)
}

function hasTag(eb: Builder, kind: 'skill' | 'language', values: string[], strategy: ScanStrategy) {
  const tagged = eb
    .selectFrom('opening_tags')
    .select('opening_id')
    .where('opening_tags.kind', '=', kind)
    .where('opening_tags.value', 'in', values)
  return strategy === 'filter'
    ? eb('openings.id', 'in', tagged)
    : eb.exists(tagged.whereRef('opening_tags.opening_id', '=', 'openings.id'))
}

type ColumnSort = Exclude<OpeningSort, 'relevance'>
const ORDERS = {
  newest: ['posted_at', 'desc'],
  closing: ['closes_on', 'asc'],
  pay: ['pay_month', 'desc'],
} as const satisfies Record<ColumnSort, readonly [string, 'asc' | 'desc']>

/** Ids of one page of the matching openings, in the order of a column. */
export async function readIds(
  db: Database,
  filter: OpeningFilter,
  {
    sort,
    strategy,
    limit,
    offset,
  }: { sort: ColumnSort; strategy: ScanStrategy; limit: number; offset: number },
): Promise<string[]> {
  const [column, direction] = ORDERS[sort]
  const rows = await db
    .selectFrom('openings')
    .select('id')
    .where((eb) => conditions(db, eb, filter, strategy))
    .orderBy(column, direction)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

export type KindCounts = Record<OpeningKind, number>

/** Counts the matches of each kind, whatever kind the filter names. */
export async function countKinds(db: Database, filter: OpeningFilter): Promise<KindCounts> {
  const { kind: _kind, ...others } = filter
  const rows = await db
    .selectFrom('openings')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where((eb) => conditions(db, eb, others, 'filter'))
    .groupBy('kind')
    .execute()
  return toCounts(rows.map(({ kind, count }) => [kind, Number(count)] as const))
}

/** Counts the matches of each kind if they are at most `most`; undefined if they are more. */
export async function countFew(
  db: Database,
  filter: OpeningFilter,
  most: number,
): Promise<KindCounts | undefined> {
  const { kind: _kind, ...others } = filter
  const rows = await db
    .selectFrom('openings')
    .select('kind')
    .where((eb) => conditions(db, eb, others, 'filter'))
    .limit(most + 1)
    .execute()
  return rows.length > most ? undefined : toCounts(rows.map(({ kind }) => [kind, 1] as const))
}

export function toCounts(found: (readonly [OpeningKind, number])[]): KindCounts {
  const counts = Object.fromEntries(OPENING_KINDS.map((kind) => [kind, 0])) as KindCounts
  for (const [kind, count] of found) counts[kind] += count
  return counts
}

/** Reads what ranking needs from openings with at least one word of each group, of all kinds and in any order. */
export function readCandidates(db: Database, filter: OpeningFilter, groups: string[][], most: number) {
  const { kind: _kind, words: _words, ...others } = filter
  return db
    .selectFrom('openings')
    .select(['id', 'kind', 'search_text', 'language', 'posted_at', 'closes_on', 'pay_month'])
    .where(indexedMatchAny(db, WORDS, groups))
    .where((eb) => conditions(db, eb, others, 'index'))
    .limit(most)
    .execute()
}

/** Ids of open openings that share a skill, most shared skills first, then those of the same kind, then the newest. */
export async function similarIds(
  db: Database,
  { id, kind, skills }: { id: string; kind: OpeningKind; skills: string[] },
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select openings.id from (
      select opening_id, count(*) as shared from opening_tags
      where kind = 'skill' and value in (${sql.join(skills.length > 0 ? skills : [''])})
      group by opening_id) as found
    join openings on openings.id = found.opening_id
    where listed = 1 and closes_on >= ${today} and openings.id <> ${id}
    order by shared desc, case when openings.kind = ${kind} then 0 else 1 end, posted_at desc, openings.id
    limit ${limit}`.execute(db)
  return rows.rows.map((row) => row.id)
}
