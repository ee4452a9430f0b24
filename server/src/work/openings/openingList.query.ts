import type { OpeningSort } from '@mentor-connect/contract/work/openings'
import { OPENING_KINDS, type OpeningKind } from '@mentor-connect/contract/work/openingRules'
import { placeKey } from '@mentor-connect/contract/work/placeNames'
import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely'
import { isPostgres } from '../../platform/database/isPostgres'
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
  /** ISO 8601: only those whose first posting was in this time; the end does not belong to it. */
  firstPosted?: { from: string; to: string }
  /** The present day: those whose closing day is over never match. */
  today: string
  /** Folded words that all have to occur. */
  words?: string[]
  /** A criterion that few openings meet (`findNarrow`). */
  narrow?: Narrow
}

/** Criteria with an index of their own. */
const NARROW = { pay: 'pay_month', posted: 'posted_at', place: 'place_key' } as const
type Narrow = keyof typeof NARROW

/**
 * How the matching rows are found. `sort`: the sort index is scanned, and rows that do not match are skipped, which is
 * fast for many matches · `ids`: by their words, skills or languages · `pay`, `posted`, `place`: by this criterion ·
 * `new`: by the time of their first posting · `kind`: by the index of the kind, which contains all compared columns ·
 * `scan`: by reading a whole index that contains all compared columns.
 */
type Path = 'sort' | 'ids' | Narrow | 'new' | 'kind' | 'scan'

/** The columns by whose index a path finds rows, beside `listed`. */
const INDEXED: Partial<Record<Path, Compared>> = {
  ...NARROW,
  new: 'first_posted_at',
  kind: 'kind',
}

/** The path by which few matches are found, and by which matches are counted. */
export const shortPath = ({ narrow, place, skill, language, words = [] }: OpeningFilter): Path =>
  narrow ?? (words.length > 0 || skill || language ? 'ids' : place ? 'place' : 'scan')

/**
 * Finds a criterion of a filter that at most `most` listed openings meet: all others are compared with these alone. A
 * search that finds nothing would otherwise read an index as a whole, or all openings with a common word.
 */
export async function findNarrow(
  db: Database,
  { payFrom, postedSince, place }: OpeningFilter,
  most: number,
): Promise<Narrow | undefined> {
  const criteria = [
    ...(place ? [['place', '=', placeKey(place)] as const] : []),
    ...(payFrom ? [['pay', '>=', payFrom] as const] : []),
    ...(postedSince ? [['posted', '>=', postedSince] as const] : []),
  ]
  for (const [name, operator, value] of criteria) {
    const compare = comparison(db, ['listed', NARROW[name]])
    const rows = await db
      .selectFrom('openings')
      .select('id')
      .where(compare('listed', '=', 1))
      .where(compare(NARROW[name], operator, value))
      .limit(most + 1)
      .execute()
    if (rows.length <= most) return name
  }
  return undefined
}

const WORDS = { table: 'openings', key: 'id', column: 'search_text', only: 'listed' }

type ColumnSort = Exclude<OpeningSort, 'relevance'>
const ORDERS = {
  newest: ['posted_at', 'desc'],
  closing: ['closes_on', 'asc'],
  pay: ['pay_month', 'desc'],
} as const satisfies Record<ColumnSort, readonly [string, 'asc' | 'desc']>

type Builder = ExpressionBuilder<ApiDatabase, 'openings'>
type Compared =
  | 'listed'
  | 'closes_on'
  | 'kind'
  | 'workplace'
  | 'place_key'
  | 'level'
  | 'pay_month'
  | 'posted_at'
  | 'first_posted_at'

function conditions(db: Database, eb: Builder, filter: OpeningFilter, path: Path, sort?: ColumnSort) {
  const { kind, workplace, place, skill, language, level, payFrom, postedSince, today, words = [] } = filter
  const { firstPosted } = filter
  const column = INDEXED[path]
  const byIndex: Compared[] = [
    ...(path === 'sort' || column ? (['listed'] as const) : []),
    ...(column ? [column] : sort ? [ORDERS[sort][0]] : []),
  ]
  const compare = comparison(db, byIndex)
  const all: Expression<SqlBool>[] = [compare('listed', '=', 1), compare('closes_on', '>=', today)]
  if (kind) all.push(compare('kind', '=', kind))
  if (workplace) all.push(compare('workplace', '=', workplace))
  if (place) all.push(compare('place_key', '=', placeKey(place)))
  if (level) all.push(compare('level', '=', level))
  if (payFrom) all.push(compare('pay_month', '>=', payFrom))
  if (postedSince) all.push(compare('posted_at', '>=', postedSince))
  if (firstPosted) {
    all.push(compare('first_posted_at', '>=', firstPosted.from))
    all.push(compare('first_posted_at', '<', firstPosted.to))
  }
  if (skill) all.push(hasTag(eb, 'skill', matchedSkills(skill), path))
  if (language) all.push(hasTag(eb, 'language', [language], path))
  if (words.length > 0)
    all.push(path === 'ids' ? indexedMatch(db, WORDS, words) : substringMatch(db, WORDS, words))
  return eb.and(all)
}

/**
 * SQLite keeps no statistics here, and takes any index whose first column is compared. The columns that it must not use
 * for finding rows are hidden in an expression. PostgreSQL decides better by itself.
 */
const comparison =
  (db: Database, byIndex: Compared[]) =>
  (column: Compared, operator: '=' | '>=' | '<', value: string | number): Expression<SqlBool> => {
    const compared = sql.ref(`openings.${column}`)
    const isPlain = isPostgres(db) || byIndex.includes(column)
    return sql<SqlBool>`${isPlain ? compared : sql`coalesce(${compared}, ${compared})`} ${sql.raw(operator)} ${value}`
  }

function hasTag(eb: Builder, kind: 'skill' | 'language', values: string[], path: Path) {
  const tagged = eb
    .selectFrom('opening_tags')
    .select('opening_id')
    .where('opening_tags.kind', '=', kind)
    .where('opening_tags.value', 'in', values)
  return path === 'ids'
    ? eb('openings.id', 'in', tagged)
    : eb.exists(tagged.whereRef('opening_tags.opening_id', '=', 'openings.id'))
}

/** Ids of one page of the matching openings, in the order of a column. */
export async function readIds(
  db: Database,
  filter: OpeningFilter,
  { sort, path, limit, offset }: { sort: ColumnSort; path: Path; limit: number; offset: number },
): Promise<string[]> {
  const [column, direction] = ORDERS[sort]
  const rows = await db
    .selectFrom('openings')
    .select('id')
    .where((eb) => conditions(db, eb, filter, path, sort))
    .orderBy(column, direction)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

export interface NewOpening {
  id: string
  /** Null for an opening of the platform. */
  mentor_id: string | null
}

/** The matching openings that were posted for the first time in a time, the newest first, at most `most`. */
export function readNew(
  db: Database,
  filter: OpeningFilter & Required<Pick<OpeningFilter, 'firstPosted'>>,
  most: number,
): Promise<NewOpening[]> {
  return db
    .selectFrom('openings')
    .select(['id', 'mentor_id'])
    .where((eb) => conditions(db, eb, filter, 'new'))
    .orderBy('first_posted_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export type KindCounts = Record<OpeningKind, number>

/** Counts the matches of each kind, whatever kind the filter names. */
async function countKinds(db: Database, filter: OpeningFilter): Promise<KindCounts> {
  const { kind: _kind, ...others } = filter
  const rows = await db
    .selectFrom('openings')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where((eb) => conditions(db, eb, others, shortPath(others)))
    .groupBy('kind')
    .execute()
  return toCounts(rows.map(({ kind, count }) => [kind, Number(count)] as const))
}

/**
 * Counts the matches of each kind, up to `most` of each where no index finds them: reading them all takes as long as
 * there are openings.
 */
export async function countUpTo(db: Database, filter: OpeningFilter, most: number): Promise<KindCounts> {
  if (filter.narrow ?? filter.place ?? filter.skill ?? filter.words) return countKinds(db, filter)
  const counted = OPENING_KINDS.map(async (kind) => {
    const matches = db
      .selectFrom('openings')
      .select('kind')
      .where((eb) => conditions(db, eb, { ...filter, kind }, 'kind'))
      .limit(most)
    const { count } = await db
      .selectFrom(matches.as('matches'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [kind, Number(count)] as const
  })
  return toCounts(await Promise.all(counted))
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
    .where((eb) => conditions(db, eb, others, shortPath(others)))
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
  const { kind: _kind, words: _words, narrow, ...others } = filter
  return (
    db
      .selectFrom('openings')
      .select(['id', 'kind', 'search_text', 'language', 'posted_at', 'closes_on', 'pay_month'])
      .where((eb) => (narrow ? matchesAny(db, eb, groups) : indexedMatchAny(db, WORDS, groups)))
      // The word index selects the rows, unless another one finds few.
      .where((eb) => conditions(db, eb, others, narrow ?? 'scan'))
      .limit(most)
      .execute()
  )
}

/** The same condition as `indexedMatchAny`, checked row by row. */
const matchesAny = (db: Database, eb: Builder, groups: string[][]) =>
  eb.and(groups.map((group) => eb.or(group.map((word) => substringMatch(db, WORDS, [word])))))

/** Number of skills of other openings that are compared, which limits the cost of a common skill. */
const TAGS_COMPARED = 200

/** Ids of open openings that share a skill, most shared skills first, then those of the same kind, then the newest. */
export async function similarIds(
  db: Database,
  { id, kind, skills }: { id: string; kind: OpeningKind; skills: string[] },
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  const compare = comparison(db, [])
  const rows = await sql<{ id: string }>`
    select openings.id from (
      select opening_id, count(*) as shared from (
        select opening_id from opening_tags
        where kind = 'skill' and value in (${sql.join(skills.length > 0 ? skills : [''])})
        limit ${TAGS_COMPARED}) as tagged
      group by opening_id) as found
    join openings on openings.id = found.opening_id
    where ${compare('listed', '=', 1)} and ${compare('closes_on', '>=', today)} and openings.id <> ${id}
    order by shared desc, case when openings.kind = ${kind} then 0 else 1 end, posted_at desc, openings.id
    limit ${limit}`.execute(db)
  return rows.rows.map((row) => row.id)
}
