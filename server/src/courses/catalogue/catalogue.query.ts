import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { CourseSort } from '@mentor-connect/contract/courses/courses'
import {
  LENGTH_HOURS,
  type CourseLength,
  type CourseLevel,
} from '@mentor-connect/contract/courses/courseFacts'
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { substringMatch, indexedMatch, indexedMatchAny } from '../../platform/database/wordIndex'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { isListed } from './courseVisibility.query'

export interface CourseFilter {
  q?: string
  domain?: string
  sort?: CourseSort
  mentorId?: string
  language?: string
  /** Language whose courses are excluded. */
  notLanguage?: string
  /** Ids of courses that are excluded. */
  without?: string[]
  level?: CourseLevel
  length?: CourseLength
  /** Minimum average rating. */
  ratingFrom?: number
}

/**
 * Tells whether a filter restricts level, length or rating. For such lists, the number of courses is not
 * stored in advance.
 */
export const hasFacts = ({ level, length, ratingFrom }: CourseFilter) =>
  level !== undefined || length !== undefined || ratingFrom !== undefined

/** The sort key of a course: identifies its position in a list (keyset pagination). */
export interface Keyset {
  value: string | number
  id: string
}

export interface Range {
  /** First keyset of the range; if absent, the range starts at the beginning of the list. */
  from?: Keyset | undefined
  offset: number
  limit: number
  /** True to read from the end backwards. */
  backwards?: boolean
}

/**
 * The strategy by which a list is read: `filter` selects all matching rows and sorts them; `index` scans the
 * sort index and skips rows that do not match. `filter` is fast for few matches, `index` for many.
 */
export type ScanStrategy = 'filter' | 'index'

const WORDS = { table: 'courses', key: 'id', column: 'search_text', only: 'listed' }

/**
 * Column and direction of each order. Results that are too many to rank by `relevance` are sorted by their
 * number of students.
 */
const ORDERS = {
  complete: ['catalogue_order', 'desc'],
  relevance: ['students', 'desc'],
  newest: ['created_at', 'desc'],
  popular: ['students', 'desc'],
  rating: ['rating_average', 'desc'],
  title: ['title', 'asc'],
} as const satisfies Record<CourseSort, readonly [string, 'asc' | 'desc']>

/** Keyset in the order `complete` after all complete courses and before all collections of links. */
export const BEFORE_LINKS: Keyset = { value: '1', id: '' }

export const isBeforeLinks = ({ value }: Keyset) => String(value).startsWith('1')

/** Reads the keysets of a range, in reading order. */
export function readKeysets(
  db: Database,
  filter: CourseFilter,
  strategy: ScanStrategy,
  range: Range,
): Promise<Keyset[]> {
  const { direction } = orderOf(filter, range.backwards)
  const { from } = range
  return selectKeysets(db, filter, strategy)
    .$if(from !== undefined, (query) => query.where(atOrAfter(filter, strategy, from as Keyset)))
    .orderBy('value', direction)
    .orderBy('id', direction)
    .limit(range.limit)
    .offset(range.offset)
    .execute()
}

/** Returns every `step`-th keyset of a list, starting with the first. */
export async function readCheckpoints(db: Database, filter: CourseFilter, step: number): Promise<Keyset[]> {
  const { direction } = orderOf(filter)
  const order = sql.raw(`value ${direction}, id ${direction}`)
  const numbered = db
    .selectFrom(selectKeysets(db, filter, 'index').as('keysets'))
    .select(['id', 'value', sql<number>`row_number() over (order by ${order})`.as('n')])
  return db
    .selectFrom(numbered.as('numbered'))
    .select(['id', 'value'])
    .where(sql<number>`n % ${sql.lit(step)}`, '=', 1)
    .orderBy('n')
    .execute()
}

/** A query for keysets, from `courses` or from `course_domains`. */
type KeysetQuery = SelectQueryBuilder<ApiDatabase, never, Keyset>

/**
 * Returns the query for keysets. An index scan of one domain reads from `course_domains`, any other query
 * from `courses`.
 */
function selectKeysets(db: Database, filter: CourseFilter, strategy: ScanStrategy): KeysetQuery {
  const columns = columnsOf(filter, strategy)
  const id = sql<string>`${sql.ref(columns.id)}`.as('id')
  const value = sql<Keyset['value']>`${sql.ref(columns.value)}`.as('value')
  const query = usesDomainIndex(filter, strategy)
    ? db
        .selectFrom('course_domains')
        .select([id, value])
        .where((eb) =>
          eb.and([
            eb('domain', '=', filter.domain ?? ''),
            isFirstWithDomain(eb),
            eb.exists(listedCourse(eb)),
          ]),
        )
    : db
        .selectFrom('courses')
        .select([id, value])
        .where((eb) => matchesFilter(db, eb, filter, strategy))
  return query as unknown as KeysetQuery
}

function usesDomainIndex(filter: CourseFilter, strategy: ScanStrategy) {
  const { domain, q, mentorId, language, notLanguage } = filter
  const isLimitedOtherwise = q?.trim() || mentorId || language || notLanguage || hasFacts(filter)
  return strategy === 'index' && Boolean(domain) && !isLimitedOtherwise
}

function columnsOf(filter: CourseFilter, strategy: ScanStrategy) {
  const { column } = orderOf(filter)
  return usesDomainIndex(filter, strategy)
    ? { id: 'course_domains.course_id', value: `course_domains.${column}` }
    : { id: 'courses.id', value: `courses.${column}` }
}

function listedCourse(eb: ExpressionBuilder<ApiDatabase, 'course_domains'>) {
  return eb
    .selectFrom('courses')
    .select('courses.id')
    .whereRef('courses.id', '=', 'course_domains.course_id')
    .where(isListed)
}

/** Condition that makes a course which has the same domain twice appear only once. */
function isFirstWithDomain(eb: ExpressionBuilder<ApiDatabase, 'course_domains'>) {
  const earlier = eb
    .selectFrom('course_domains as earlier')
    .select('earlier.position')
    .whereRef('earlier.course_id', '=', 'course_domains.course_id')
    .whereRef('earlier.domain', '=', 'course_domains.domain')
    .whereRef('earlier.position', '<', 'course_domains.position')
  return eb.not(eb.exists(earlier))
}

/** Reads the columns that ranking needs from courses with at least one word of each group, in any order. */
export function readCandidates(db: Database, filter: CourseFilter, groups: string[][], most: number) {
  return db
    .selectFrom('courses')
    .select(['courses.id', 'courses.search_text', 'courses.language', 'courses.students'])
    .where(indexedMatchAny(db, WORDS, groups))
    .where((eb) => matchesFilter(db, eb, { ...filter, q: '' }, 'index'))
    .limit(most)
    .execute()
}

/** Counts the matching courses, at most up to `most`. */
export async function countUpTo(db: Database, filter: CourseFilter, most: number): Promise<number> {
  const found = db
    .selectFrom('courses')
    .select('courses.id')
    .where((eb) => matchesFilter(db, eb, filter, 'filter'))
    .limit(most)
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export type CountScope = '*' | `domain:${string}` | `language:${string}`

/** Returns the number of listed courses: in total, of one domain or in one language. Triggers maintain it. */
export async function storedCount(db: Database, scope: CountScope = '*'): Promise<number> {
  const row = await db
    .selectFrom('catalogue_counts')
    .select('courses')
    .where('scope', '=', scope)
    .executeTakeFirst()
  return row?.courses ?? 0
}

function orderOf({ sort = 'complete' }: CourseFilter, backwards = false) {
  const [column, direction] = ORDERS[sort]
  const other = direction === 'asc' ? 'desc' : 'asc'
  return { column, direction: backwards ? other : direction } as const
}

function atOrAfter(filter: CourseFilter, strategy: ScanStrategy, keyset: Keyset) {
  const { direction } = orderOf(filter)
  const { id, value } = columnsOf(filter, strategy)
  const comparison = sql.raw(direction === 'asc' ? '>=' : '<=')
  return sql<SqlBool>`(${sql.ref(value)}, ${sql.ref(id)}) ${comparison} (${keyset.value}, ${keyset.id})`
}

function matchesFilter(
  db: Database,
  eb: ExpressionBuilder<ApiDatabase, 'courses'>,
  { q = '', domain, mentorId, language, notLanguage, without = [], ...facts }: CourseFilter,
  strategy: ScanStrategy,
) {
  const conditions: Expression<SqlBool>[] = [isListed(eb), ...matchesFacts(eb, facts)]
  const words = searchWords(q)
  if (words.length > 0)
    conditions.push(strategy === 'filter' ? indexedMatch(db, WORDS, words) : substringMatch(db, WORDS, words))
  if (mentorId) conditions.push(eb('courses.mentor_id', '=', mentorId))
  if (language) conditions.push(eb('courses.language', '=', language))
  if (notLanguage) conditions.push(eb('courses.language', '<>', notLanguage))
  if (without.length > 0) conditions.push(eb('courses.id', 'not in', without))
  // If there are search words, the word index selects the rows, and the domain is checked for each of them.
  const byDomain = strategy === 'filter' && words.length === 0
  if (domain)
    conditions.push(byDomain ? eb('courses.id', 'in', coursesWithDomain(eb, domain)) : hasDomain(eb, domain))
  return eb.and(conditions)
}

/** Tolerance of the rating filter. Ratings are shown with one decimal, so 3.95 is shown as 4. */
const HALF_A_STEP = 0.05

/**
 * Returns conditions for level, length and rating. A course without hours matches no length, and a course
 * without reviews matches no rating.
 */
function matchesFacts(
  eb: ExpressionBuilder<ApiDatabase, 'courses'>,
  { level, length, ratingFrom }: Pick<CourseFilter, 'level' | 'length' | 'ratingFrom'>,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = []
  if (level) conditions.push(eb('courses.level', '=', level))
  if (length) {
    const { from, below } = LENGTH_HOURS[length]
    conditions.push(eb('courses.hours', '>=', from), eb('courses.hours', '<', below))
  }
  if (ratingFrom) conditions.push(eb('courses.rating_average', '>=', ratingFrom - HALF_A_STEP))
  return conditions
}

function coursesWithDomain(eb: ExpressionBuilder<ApiDatabase, 'courses'>, domain: string) {
  return eb.selectFrom('course_domains').select('course_domains.course_id').where('domain', '=', domain)
}

function hasDomain(eb: ExpressionBuilder<ApiDatabase, 'courses'>, domain: string) {
  return eb.exists(coursesWithDomain(eb, domain).whereRef('course_domains.course_id', '=', 'courses.id'))
}
