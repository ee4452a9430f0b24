import type { OpeningKind } from '@mentor-connect/contract/work/openingRules'
import type { OpeningSort } from '@mentor-connect/contract/work/openings'
import { placeKey } from '@mentor-connect/contract/work/placeNames'
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { isPostgres } from '../../platform/database/isPostgres'
import { indexedMatch, substringMatch } from '../../platform/database/wordIndex'
import { matchedSkills } from './openingTags.repo'

export interface OpeningFilter {
  kind?: OpeningKind
  workplace?: ApiDatabase['openings']['workplace']
  place?: string
  skill?: string
  language?: string
  level?: ApiDatabase['openings']['level']
  /** Minimum pay, in rupees per month. */
  payFrom?: number
  /** ISO 8601: only openings that were posted after this time. */
  postedSince?: string
  /** ISO 8601: only openings that were first posted in this period, which excludes its end. */
  firstPosted?: { from: string; to: string }
  /** The current day. Openings whose closing day is over never match. */
  today: string
  /** Folded words, all of which must occur. */
  words?: string[]
}

/** Criteria that have an index by which matching openings are found. */
export type IndexedCriterion = 'words' | 'skill' | 'language' | 'place' | 'pay' | 'posted'

export type ColumnSort = Exclude<OpeningSort, 'relevance'>

/**
 * The way in which rows are found: by the index of one criterion, in the order of a list, or by the time of
 * their first posting (`new`). All other criteria are checked row by row.
 */
export type Path = IndexedCriterion | ColumnSort | 'new'

export const ORDERS = {
  newest: ['posted_at', 'desc'],
  closing: ['closes_on', 'asc'],
  pay: ['pay_month', 'desc'],
} as const satisfies Record<ColumnSort, readonly [string, 'asc' | 'desc']>

/** Columns, in addition to `listed`, by whose index a path finds rows. */
const INDEXED_COLUMNS: Partial<Record<Path, Compared>> = {
  newest: 'posted_at',
  posted: 'posted_at',
  closing: 'closes_on',
  pay: 'pay_month',
  place: 'place_key',
  new: 'first_posted_at',
}

export const WORDS = { table: 'openings', key: 'id', column: 'search_text', only: 'listed' }

export type Builder = ExpressionBuilder<ApiDatabase, 'openings'>
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

/** Returns the condition that an opening matches a filter, for rows that are found on this path. */
export function matches(db: Database, eb: Builder, filter: OpeningFilter, path: Path) {
  const { kind, workplace, place, level, payFrom, postedSince, firstPosted, today } = filter
  const column = INDEXED_COLUMNS[path]
  const compare = comparison(db, column ? ['listed', column] : [])
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
  return eb.and([...all, ...matchesContent(db, eb, filter, path)])
}

/** Returns the conditions for words, skills and languages. */
function matchesContent(
  db: Database,
  eb: Builder,
  { skill, language, words = [] }: OpeningFilter,
  path: Path,
): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = []
  if (skill) {
    const skilled = tagged(eb, 'skill', matchedSkills(skill))
    const own = skilled.whereRef('opening_tags.opening_id', '=', 'openings.id')
    all.push(path === 'skill' ? eb('openings.id', 'in', skilled) : eb.exists(own))
  }
  if (language) {
    const speaking = tagged(eb, 'language', [language])
    all.push(
      path === 'language'
        ? eb('openings.id', 'in', speaking)
        : eb('openings.languages', 'like', `%"${language}"%`),
    )
  }
  if (words.length > 0)
    all.push(path === 'words' ? indexedMatch(db, WORDS, words) : substringMatch(db, WORDS, words))
  return all
}

/** Returns a subquery for the ids of openings with a tag. */
export const tagged = (
  eb: Pick<Builder, 'selectFrom'>,
  kind: ApiDatabase['opening_tags']['kind'],
  values: string[],
) =>
  eb
    .selectFrom('opening_tags')
    .select('opening_id')
    .where('opening_tags.kind', '=', kind)
    .where('opening_tags.value', 'in', values)

/**
 * Returns a function that compares a column. SQLite has no statistics here and uses any index whose first
 * column is compared. Columns whose index it must not use are therefore wrapped in an expression. PostgreSQL
 * chooses the right index itself.
 */
export const comparison =
  (db: Database, byIndex: Compared[]) =>
  (column: Compared, operator: '=' | '>=' | '<', value: string | number): Expression<SqlBool> => {
    const compared = sql.ref(`openings.${column}`)
    const isPlain = isPostgres(db) || byIndex.includes(column)
    return sql<SqlBool>`${isPlain ? compared : sql`coalesce(${compared}, ${compared})`} ${sql.raw(operator)} ${value}`
  }

/**
 * Returns the table of openings for a path. SQLite reads an opening that is found by its id from the index
 * that contains all compared columns, because the rows themselves are long and stored far apart.
 */
export function openingsOn(db: Database, path: Path) {
  const isById = path === 'words' || path === 'skill' || path === 'language'
  if (!isById || isPostgres(db)) return db.selectFrom('openings')
  const compared = sql`(select * from openings indexed by openings_compared)`
  return db.selectFrom(compared.as('openings')) as unknown as SelectQueryBuilder<
    ApiDatabase,
    'openings',
    object
  >
}
