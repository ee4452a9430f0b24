import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { selectCourses, type CourseRow } from '../course-data/courseSummaries.repo'
import { isVisibleTo } from '../course-data/courseVisibility.query'

type Database = Kysely<ApiDatabase>

/** A course that this reader may see: it is listed, the reader is enrolled in it or teaches it. */
export function findCourse(db: Database, id: string, readerId = ''): Promise<CourseRow | undefined> {
  return selectCourses(db)
    .where('courses.id', '=', id)
    .where((eb) => eb.or([isVisibleTo(eb, readerId), eb('courses.mentor_id', '=', readerId)]))
    .executeTakeFirst()
}

/** Most used first, then by name. */
export async function countDomains(db: Database) {
  const rows = await db
    .selectFrom('catalogue_counts')
    .select(['scope', 'courses'])
    .where('scope', 'like', `${SCOPE}%`)
    .where('courses', '>', 0)
    .orderBy('courses', 'desc')
    .orderBy('scope')
    .execute()
  return rows.map(({ scope, courses }) => ({ name: scope.slice(SCOPE.length), courses }))
}

const SCOPE = 'domain:'
