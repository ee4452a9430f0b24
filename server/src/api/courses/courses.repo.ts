import type { Module } from '@mentor-connect/shared/contracts/courses'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { selectCourses, type CourseRow } from '../course-data/courseSummaries.repo'
import { isVisibleTo } from '../course-data/courseVisibility.query'
import { storedLesson } from '../course-data/storedLesson'

type Database = Kysely<ApiDatabase>

/** A course that this reader may see: it is listed, the reader is enrolled in it or teaches it. */
export function findCourse(db: Database, id: string, readerId = ''): Promise<CourseRow | undefined> {
  return selectCourses(db)
    .where('courses.id', '=', id)
    .where((eb) => eb.or([isVisibleTo(eb, readerId), eb('courses.mentor_id', '=', readerId)]))
    .executeTakeFirst()
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
    .select(['id', 'module_position', 'position', 'title', 'type', 'url', 'file'])
    .where('course_id', '=', courseId)
    .orderBy('module_position')
    .orderBy('position')
    .execute()
  return modules.map(({ position, name }) => ({
    name,
    lessons: lessons.filter((lesson) => lesson.module_position === position).map(storedLesson),
  }))
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
