import type { CoursePage, CourseSort, Module } from '@mentor-connect/shared/contracts/courses'
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { selectCourses, summarise, type CourseRow } from '../learning/courseSummaries'
import { pageWindow, paginationOf, type PageRequest } from '../learning/pages'
import { likePatterns } from '../learning/searchText'

type Database = Kysely<ApiDatabase>

export interface CourseFilter extends PageRequest {
  q?: string
  domain?: string
  sort?: CourseSort
  mentorId?: string
}

export async function listCourses(db: Database, filter: CourseFilter): Promise<CoursePage> {
  const { limit, offset } = pageWindow(filter)
  const [column, direction] = ORDERS[filter.sort ?? 'newest']
  const rows = await selectCourses(db)
    .where((eb) => matching(eb, filter))
    .orderBy(column, direction)
    .orderBy('courses.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('courses')
    .select((eb) => eb.fn.countAll().as('total'))
    .where((eb) => matching(eb, filter))
    .executeTakeFirstOrThrow()
  return { resources: await summarise(db, rows), pagination: paginationOf(filter, Number(total)) }
}

const ORDERS = {
  newest: ['courses.created_at', 'desc'],
  popular: ['courses.students', 'desc'],
  rating: ['courses.rating_average', 'desc'],
  title: ['courses.title', 'asc'],
} as const satisfies Record<CourseSort, readonly [string, 'asc' | 'desc']>

function matching(eb: ExpressionBuilder<ApiDatabase, 'courses'>, { q = '', domain, mentorId }: CourseFilter) {
  const conditions: Expression<SqlBool>[] = likePatterns(q).map(
    (pattern) => sql<SqlBool>`${eb.ref('courses.search_text')} like ${pattern} escape '\\'`,
  )
  if (mentorId) conditions.push(eb('courses.mentor_id', '=', mentorId))
  if (domain) conditions.push(eb('courses.id', 'in', carrying(eb, domain)))
  return eb.and(conditions)
}

function carrying(eb: ExpressionBuilder<ApiDatabase, 'courses'>, domain: string) {
  return eb.selectFrom('course_domains').select('course_domains.course_id').where('domain', '=', domain)
}

export function findCourse(db: Database, id: string): Promise<CourseRow | undefined> {
  return selectCourses(db).where('courses.id', '=', id).executeTakeFirst()
}

export async function modulesOf(db: Database, courseId: string): Promise<Module[]> {
  const modules = await db
    .selectFrom('modules')
    .select(['position', 'name'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute()
  const lessons = await db
    .selectFrom('lessons')
    .select(['module_position', 'title', 'type', 'url', 'file'])
    .where('course_id', '=', courseId)
    .orderBy('module_position')
    .orderBy('position')
    .execute()
  return modules.map(({ position, name }) => ({
    name,
    lessons: lessons
      .filter((lesson) => lesson.module_position === position)
      .map(({ title, type, url, file }) => ({ title, type, url, ...(file && { file }) })),
  }))
}

/** Most used first, then by name. */
export async function countDomains(db: Database) {
  const rows = await db
    .selectFrom('course_domains')
    .select((eb) => ['domain as name', eb.fn.countAll().as('courses')])
    .groupBy('domain')
    .orderBy('courses', 'desc')
    .orderBy('domain')
    .execute()
  return rows.map(({ name, courses }) => ({ name, courses: Number(courses) }))
}
