import type { CourseSort } from '@mentor-connect/shared/contracts/courses'
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { likeWords, withWords } from '../../platform/database/wordIndex'
import type { ApiDatabase } from '../database/schema'
import type { PageRequest } from '../learning/pages'
import { searchWords } from '../learning/searchText'

type Database = Kysely<ApiDatabase>

export interface CourseFilter extends PageRequest {
  q?: string
  domain?: string
  sort?: CourseSort
  mentorId?: string
}

/** A course as a place in a list. */
export interface Place {
  value: string | number
  id: string
}

export interface Stretch {
  /** The first place; the beginning of the list when absent. */
  from?: Place | undefined
  offset: number
  limit: number
  /** From the end backwards. */
  backwards?: boolean
}

/**
 * How a list is read: `few` finds all that fit and sorts them, `many` walks along the order and passes over what does
 * not fit. Each is slow where the other is fast.
 */
export type Reading = 'few' | 'many'

const WORDS = { table: 'courses', key: 'id', column: 'search_text' }

const ORDERS = {
  newest: ['created_at', 'desc'],
  popular: ['students', 'desc'],
  rating: ['rating_average', 'desc'],
  title: ['title', 'asc'],
} as const satisfies Record<CourseSort, readonly [string, 'asc' | 'desc']>

/** The places of a stretch, in the order in which they are read. */
export function readPlaces(
  db: Database,
  filter: CourseFilter,
  reading: Reading,
  stretch: Stretch,
): Promise<Place[]> {
  const { column, direction } = orderOf(filter, stretch.backwards)
  return db
    .selectFrom('courses')
    .select(['courses.id as id', `courses.${column} as value`])
    .where((eb) => matching(db, eb, filter, reading))
    .$if(stretch.from !== undefined, (query) => query.where(notBefore(filter, stretch.from as Place)))
    .orderBy(`courses.${column}`, direction)
    .orderBy('courses.id', direction)
    .limit(stretch.limit)
    .offset(stretch.offset)
    .execute()
}

/** Every `step`-th place of a list, beginning with the first. */
export async function readLandmarks(db: Database, filter: CourseFilter, step: number): Promise<Place[]> {
  const { column, direction } = orderOf(filter)
  const order = sql.raw(`courses.${column} ${direction}, courses.id ${direction}`)
  const numbered = db
    .selectFrom('courses')
    .select([
      'courses.id as id',
      `courses.${column} as value`,
      sql<number>`row_number() over (order by ${order})`.as('n'),
    ])
    .where((eb) => matching(db, eb, filter, 'many'))
  return db
    .selectFrom(numbered.as('numbered'))
    .select(['id', 'value'])
    .where(sql<number>`n % ${sql.lit(step)}`, '=', 1)
    .orderBy('n')
    .execute()
}

/** How many fit, but at most `most`. */
export async function countUpTo(db: Database, filter: CourseFilter, most: number): Promise<number> {
  const found = db
    .selectFrom('courses')
    .select('courses.id')
    .where((eb) => matching(db, eb, filter, 'few'))
    .limit(most)
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Of all courses, or of those of one domain: kept by triggers. */
export async function keptCount(db: Database, domain?: string): Promise<number> {
  const row = await db
    .selectFrom('catalogue_counts')
    .select('courses')
    .where('scope', '=', domain === undefined ? '*' : `domain:${domain}`)
    .executeTakeFirst()
  return row?.courses ?? 0
}

function orderOf({ sort = 'newest' }: CourseFilter, backwards = false) {
  const [column, direction] = ORDERS[sort]
  const other = direction === 'asc' ? 'desc' : 'asc'
  return { column, direction: backwards ? other : direction } as const
}

function notBefore(filter: CourseFilter, { value, id }: Place) {
  const { column, direction } = orderOf(filter)
  const comparison = sql.raw(direction === 'asc' ? '>=' : '<=')
  return sql<SqlBool>`(${sql.ref(`courses.${column}`)}, courses.id) ${comparison} (${value}, ${id})`
}

function matching(
  db: Database,
  eb: ExpressionBuilder<ApiDatabase, 'courses'>,
  { q = '', domain, mentorId }: CourseFilter,
  reading: Reading,
) {
  const conditions: Expression<SqlBool>[] = []
  const words = searchWords(q)
  if (words.length > 0)
    conditions.push(reading === 'few' ? withWords(db, WORDS, words) : likeWords(WORDS, words))
  if (mentorId) conditions.push(eb('courses.mentor_id', '=', mentorId))
  if (domain)
    conditions.push(reading === 'few' ? eb('courses.id', 'in', carrying(eb, domain)) : carries(eb, domain))
  return eb.and(conditions)
}

function carrying(eb: ExpressionBuilder<ApiDatabase, 'courses'>, domain: string) {
  return eb.selectFrom('course_domains').select('course_domains.course_id').where('domain', '=', domain)
}

function carries(eb: ExpressionBuilder<ApiDatabase, 'courses'>, domain: string) {
  return eb.exists(carrying(eb, domain).whereRef('course_domains.course_id', '=', 'courses.id'))
}
