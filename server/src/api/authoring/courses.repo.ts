import { forEachCourseText, type CourseContent } from '@mentor-connect/contract/rules/courseContent'
import { tidyDomains } from '@mentor-connect/contract/rules/courseRules'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, CoursesTable } from '../database/schema'
import { searchTextOf, type Searchable } from '../course-data/searchText'
import type { OutlineModule } from '../course-data/outline.repo'

type Database = Kysely<ApiDatabase>

/** The columns derived from the course's content. */
export async function contentColumns(db: Database, mentorId: string, content: CourseContent<OutlineModule>) {
  const texts = forEachCourseText((field) => content[field].trim())
  return {
    ...texts,
    search_text: await searchTextFor(db, mentorId, { ...texts, domains: tidyDomains(content.domain) }),
    module_count: content.modules.length,
    lesson_count: content.modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
  }
}

async function searchTextFor(db: Database, mentorId: string, texts: Omit<Searchable, 'mentorName'>) {
  const { name } = await db
    .selectFrom('mentors')
    .select('name')
    .where('id', '=', mentorId)
    .executeTakeFirstOrThrow()
  return searchTextOf({ ...texts, mentorName: name })
}

export const generatedBanner = (courseId: string) => `/media/banners/${courseId}.svg`

/** Of a new course: no reviews and no students. */
const INITIAL_COUNTERS = { rating_sum: 0, rating_count: 0, rating_average: 0, students: 0 }

export async function insertCourse(
  tx: Database,
  course: Omit<Insertable<CoursesTable>, keyof typeof INITIAL_COUNTERS>,
) {
  await tx
    .insertInto('courses')
    .values({ ...course, ...INITIAL_COUNTERS })
    .execute()
}

export async function updateCourse(tx: Database, id: string, columns: Updateable<CoursesTable>) {
  await tx.updateTable('courses').set(columns).where('id', '=', id).execute()
}

export async function deleteCourse(tx: Database, id: string) {
  await tx.deleteFrom('courses').where('id', '=', id).execute()
}

/** Locks the course until the transaction ends. */
export async function lockCourse(tx: Database, id: string) {
  await lockRows(tx, tx.selectFrom('courses').select('id').where('id', '=', id)).execute()
}

export async function writeDomains(db: Database, courseId: string, domains: string[]) {
  await db.deleteFrom('course_domains').where('course_id', '=', courseId).execute()
  const rows = tidyDomains(domains).map((domain, position) => ({ course_id: courseId, position, domain }))
  if (rows.length > 0) await db.insertInto('course_domains').values(rows).execute()
}

/** Changes the domains alone, with what is derived from them. */
export async function changeDomains(tx: Database, courseId: string, domains: string[], now: Date) {
  const { mentor_id, title, description } = await tx
    .selectFrom('courses')
    .select(['mentor_id', 'title', 'description'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  const search_text = await searchTextFor(tx, mentor_id, {
    title,
    description,
    domains: tidyDomains(domains),
  })
  await updateCourse(tx, courseId, { search_text, updated_at: now.toISOString() })
  await writeDomains(tx, courseId, domains)
}

export async function hasLearners(db: Database, courseId: string): Promise<boolean> {
  const enrolled = await db
    .selectFrom('enrolments')
    .select('learner_id')
    .where('course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst()
  return enrolled !== undefined
}
