import { findSubject } from '@mentor-connect/contract/courses/subjects'
import type { Database } from '../../kernel/database/schema'
import { selectCourses, type CourseRow } from './courseSummaries.repo'
import { isVisibleTo } from './courseVisibility.query'

interface InstructorRow {
  mentor_profile: string | null
  expertise: string
  experience: number
}

export function toInstructor({ mentor_profile, expertise, experience }: InstructorRow) {
  return { ...(mentor_profile && { profile: mentor_profile }), expertise, experience }
}

/**
 * Finds a course that this reader may see, because it is listed, or because the reader is enrolled in it or
 * teaches it.
 */
export function findCourse(
  db: Database,
  id: string,
  readerId = '',
): Promise<(CourseRow & InstructorRow) | undefined> {
  return selectCourses(db)
    .select(['mentors.profile as mentor_profile', 'mentors.expertise', 'mentors.experience'])
    .where('courses.id', '=', id)
    .where((eb) => eb.or([isVisibleTo(eb, readerId), eb('courses.mentor_id', '=', readerId)]))
    .executeTakeFirst()
}

/**
 * Returns the subjects of courses with the number of courses on each, most used first, then by name. Tags
 * that mentors have made up are left out.
 */
export async function countDomains(db: Database) {
  const counts = await countsOf(db, 'domain:')
  return counts.flatMap(({ key, courses }) => (findSubject(key) ? { name: key, courses } : []))
}

/** Returns the languages of courses with the number of courses in each, most used first. */
export async function countLanguages(db: Database) {
  return (await countsOf(db, 'language:')).map(({ key, courses }) => ({ language: key, courses }))
}

async function countsOf(db: Database, prefix: 'domain:' | 'language:') {
  const rows = await db
    .selectFrom('catalogue_counts')
    .select(['scope', 'courses'])
    .where('scope', 'like', `${prefix}%`)
    .where('courses', '>', 0)
    .orderBy('courses', 'desc')
    .orderBy('scope')
    .execute()
  return rows.map(({ scope, courses }) => ({ key: scope.slice(prefix.length), courses }))
}
