import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { forEachCourseText } from '@mentor-connect/contract/courses/authoring/courseContent'
import { findSubject } from '@mentor-connect/contract/courses/subjects'
import type { Selectable } from 'kysely'
import type { CoursesTable, Database } from '../../kernel/database/schema'
import { presentFacts } from './courseFacts'

export type CourseRow = Selectable<CoursesTable> & { mentorname: string }

/** Returns a query for courses with the name of their mentor. The caller filters, sorts and pages it. */
export function selectCourses(db: Database) {
  return db
    .selectFrom('courses')
    .innerJoin('mentors', 'mentors.id', 'courses.mentor_id')
    .selectAll('courses')
    .select('mentors.name as mentorname')
}

/** Returns the summaries of courses, in the same order, with one query for all domains. */
export async function toCourseSummaries(db: Database, rows: CourseRow[]): Promise<CourseSummary[]> {
  const domains = await domainsOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toCourseSummary(row, domains.get(row.id) ?? []))
}

function toCourseSummary(row: CourseRow, domain: string[]): CourseSummary {
  return {
    _id: row.id,
    ...forEachCourseText((field) => row[field]),
    domain,
    subjects: domain.flatMap((tag) => {
      const subject = findSubject(tag)
      return subject ? { id: subject.id, names: subject.names } : []
    }),
    language: row.language,
    rating: roundRating(row.rating_average),
    reviewCount: row.rating_count,
    banner: row.banner,
    moduleCount: row.module_count,
    lessonCount: row.lesson_count,
    mentorId: row.mentor_id,
    mentorname: row.mentorname,
    studentsEnrolled: row.students,
    updatedAt: row.updated_at,
    ...(row.format && { format: row.format }),
    ...presentFacts(row),
  }
}

/** Rounds a rating to one decimal, as it is displayed. */
export function roundRating(average: number): number {
  return Math.round(average * 10) / 10
}

/** Returns the domains of courses in their order, by course id. */
export async function domainsOf(db: Database, courseIds: string[]): Promise<Map<string, string[]>> {
  const domains = new Map<string, string[]>()
  if (courseIds.length === 0) return domains
  const rows = await db
    .selectFrom('course_domains')
    .select(['course_id', 'domain'])
    .where('course_id', 'in', courseIds)
    .orderBy('course_id')
    .orderBy('position')
    .execute()
  for (const { course_id, domain } of rows)
    domains.set(course_id, [...(domains.get(course_id) ?? []), domain])
  return domains
}
