import type { CourseSort } from '@mentor-connect/shared/contracts/courses'
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import { testedWords, withWords } from '../../platform/database/wordIndex'
import type { ApiDatabase } from '../database/schema'
import { isOpen } from '../learning/openCourses'
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
  const { direction } = orderOf(filter, stretch.backwards)
  const { from } = stretch
  return selectPlaces(db, filter, reading)
    .$if(from !== undefined, (query) => query.where(notBefore(filter, reading, from as Place)))
    .orderBy('value', direction)
    .orderBy('id', direction)
    .limit(stretch.limit)
    .offset(stretch.offset)
    .execute()
}

/** Every `step`-th place of a list, beginning with the first. */
export async function readLandmarks(db: Database, filter: CourseFilter, step: number): Promise<Place[]> {
  const { direction } = orderOf(filter)
  const order = sql.raw(`value ${direction}, id ${direction}`)
  const numbered = db
    .selectFrom(selectPlaces(db, filter, 'many').as('places'))
    .select(['id', 'value', sql<number>`row_number() over (order by ${order})`.as('n')])
  return db
    .selectFrom(numbered.as('numbered'))
    .select(['id', 'value'])
    .where(sql<number>`n % ${sql.lit(step)}`, '=', 1)
    .orderBy('n')
    .execute()
}

/** Whatever table the places come from. */
type Places = SelectQueryBuilder<ApiDatabase, never, Place>

/** A long list of one domain is read from the index of that domain, any other from those of the courses. */
function selectPlaces(db: Database, filter: CourseFilter, reading: Reading): Places {
  const columns = columnsOf(filter, reading)
  const id = sql<string>`${sql.ref(columns.id)}`.as('id')
  const value = sql<Place['value']>`${sql.ref(columns.value)}`.as('value')
  const query = isOfDomain(filter, reading)
    ? db
        .selectFrom('course_domains')
        .select([id, value])
        .where((eb) =>
          eb.and([eb('domain', '=', filter.domain ?? ''), firstOfItsKind(eb), eb.exists(openCourse(eb))]),
        )
    : db
        .selectFrom('courses')
        .select([id, value])
        .where((eb) => matching(db, eb, filter, reading))
  return query as unknown as Places
}

function isOfDomain({ domain, q, mentorId }: CourseFilter, reading: Reading) {
  return reading === 'many' && Boolean(domain) && !q?.trim() && !mentorId
}

function columnsOf(filter: CourseFilter, reading: Reading) {
  const { column } = orderOf(filter)
  return isOfDomain(filter, reading)
    ? { id: 'course_domains.course_id', value: `course_domains.${column}` }
    : { id: 'courses.id', value: `courses.${column}` }
}

function openCourse(eb: ExpressionBuilder<ApiDatabase, 'course_domains'>) {
  return eb
    .selectFrom('courses')
    .select('courses.id')
    .whereRef('courses.id', '=', 'course_domains.course_id')
    .where(isOpen)
}

/** A course that carries a domain twice stands in its list once. */
function firstOfItsKind(eb: ExpressionBuilder<ApiDatabase, 'course_domains'>) {
  const earlier = eb
    .selectFrom('course_domains as earlier')
    .select('earlier.position')
    .whereRef('earlier.course_id', '=', 'course_domains.course_id')
    .whereRef('earlier.domain', '=', 'course_domains.domain')
    .whereRef('earlier.position', '<', 'course_domains.position')
  return eb.not(eb.exists(earlier))
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

function notBefore(filter: CourseFilter, reading: Reading, place: Place) {
  const { direction } = orderOf(filter)
  const { id, value } = columnsOf(filter, reading)
  const comparison = sql.raw(direction === 'asc' ? '>=' : '<=')
  return sql<SqlBool>`(${sql.ref(value)}, ${sql.ref(id)}) ${comparison} (${place.value}, ${place.id})`
}

function matching(
  db: Database,
  eb: ExpressionBuilder<ApiDatabase, 'courses'>,
  { q = '', domain, mentorId }: CourseFilter,
  reading: Reading,
) {
  const conditions: Expression<SqlBool>[] = [isOpen(eb)]
  const words = searchWords(q)
  if (words.length > 0)
    conditions.push(reading === 'few' ? withWords(db, WORDS, words) : testedWords(db, WORDS, words))
  if (mentorId) conditions.push(eb('courses.mentor_id', '=', mentorId))
  // With a search, its words lead and each that they find is asked for its domain.
  const byDomain = reading === 'few' && words.length === 0
  if (domain) conditions.push(byDomain ? eb('courses.id', 'in', carrying(eb, domain)) : carries(eb, domain))
  return eb.and(conditions)
}

function carrying(eb: ExpressionBuilder<ApiDatabase, 'courses'>, domain: string) {
  return eb.selectFrom('course_domains').select('course_domains.course_id').where('domain', '=', domain)
}

function carries(eb: ExpressionBuilder<ApiDatabase, 'courses'>, domain: string) {
  return eb.exists(carrying(eb, domain).whereRef('course_domains.course_id', '=', 'courses.id'))
}
