import {
  COURSE_SORTS,
  type AdminCourse,
  type CourseSort,
  type CourseView,
} from '@mentor-connect/contract/admin/courses'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { sql, type SqlBool } from 'kysely'
import { featuredIds } from '../../courses/catalogue/courseVisibility.query'
import type { Database } from '../../kernel/database/schema'
import { indexedMatch, substringMatch, type WordIndex } from '../../platform/database/wordIndex'
import { cutPage, inOrder, orderOf } from '../sortedPage'

const COURSES: WordIndex = { table: 'courses', key: 'id', column: 'search_text', only: 'listed' }

interface CourseFilter {
  search?: string
  view?: CourseView
  sort?: CourseSort
  after?: string
}

const SORT_COLUMNS = {
  created: { column: 'courses.created_at' },
  title: { column: 'courses.title' },
  learners: { column: 'courses.students', isNumber: true },
  rating: { column: 'courses.rating_average', isNumber: true },
} as const

/** Returns a page of courses that contain every word of the search, newest first. */
export async function coursePage(
  db: Database,
  { search = '', view = 'all', sort = COURSE_SORTS[0], after }: CourseFilter,
  now: Date,
): Promise<{ rows: AdminCourse[]; next: string | null }> {
  const words = searchWords(search)
  let query = inOrder(courses(db), orderOf(sort, SORT_COLUMNS, 'courses.id'), after)
  if (words.length > 0) query = query.where(contains(db, words))
  if (view === 'listed') query = query.where('listed', '=', 1)
  if (view === 'unlisted') query = query.where('unlisted_at', 'is not', null)
  if (view === 'featured') {
    const ids = await featuredIds(db, now)
    if (ids.length === 0) return { rows: [], next: null }
    query = query.where('courses.id', 'in', ids)
  }
  const { rows, next } = cutPage(await query.execute())
  return { rows: await present(db, rows, now), next }
}

/**
 * SQL condition: whether a course contains every word. Courses outside the catalogue are not in the word index;
 * they are so few that their text is scanned.
 */
const contains = (db: Database, words: string[]) => sql<SqlBool>`(
  (listed = 1 and ${indexedMatch(db, COURSES, words)}) or (listed = 0 and ${substringMatch(db, COURSES, words)}))`

export async function findPresentCourse(
  db: Database,
  id: string,
  now: Date,
): Promise<AdminCourse | undefined> {
  const rows = await courses(db).where('courses.id', '=', id).execute()
  return (await present(db, rows, now))[0]
}

const courses = (db: Database) =>
  db
    .selectFrom('courses')
    .innerJoin('mentors', 'mentors.id', 'courses.mentor_id')
    .select(['courses.id', 'title', 'courses.status', 'listed', 'mentor_id', 'mentors.name', 'students'])
    .select(['rating_average', 'courses.created_at', 'unlisted_at', 'unlisted_reason'])
    .select(['featured_at', 'featured_until'])
    .where('courses.status', '<>', 'draft')

type Row = Awaited<ReturnType<ReturnType<typeof courses>['executeTakeFirstOrThrow']>>

async function present(db: Database, rows: Row[], now: Date): Promise<AdminCourse[]> {
  const subjects = await subjectsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status === 'archived' ? 'archived' : 'published',
    listed: row.listed === 1,
    mentor: { id: row.mentor_id, name: row.name },
    subjects: subjects.filter(({ course_id }) => course_id === row.id).map(({ domain }) => domain),
    students: row.students,
    rating: row.rating_average,
    createdAt: row.created_at,
    unlistedAt: row.unlisted_at,
    unlistedReason: row.unlisted_reason,
    ...featuring(row, now),
  }))
}

function featuring({ featured_at, featured_until }: Row, now: Date) {
  const isOver = featured_until !== null && featured_until <= now.toISOString()
  return {
    featuredAt: isOver ? null : featured_at,
    featuredUntil: isOver ? null : featured_until,
  }
}

async function subjectsOf(db: Database, courseIds: string[]) {
  if (courseIds.length === 0) return []
  return db
    .selectFrom('course_domains')
    .select(['course_id', 'domain'])
    .where('course_id', 'in', courseIds)
    .orderBy('position')
    .execute()
}
