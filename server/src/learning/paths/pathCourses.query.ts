import type { PathCourseFacts } from '@mentor-connect/contract/learning/skillPaths'
import { presentFacts } from '../../courses/catalogue/courseFacts'
import type { Database } from '../../kernel/database/schema'
import { grouped } from './skillPaths.repo'

/** A course at its place in a path. */
export interface PlacedCourse {
  courseId: string
  /** Position of the milestone to which the course belongs. */
  milestone: number
  /** Undefined if the course is no longer in the catalogue. */
  facts: PathCourseFacts | undefined
}

/**
 * Returns the courses of paths in order, by path id. Courses that are not available are included without
 * their facts.
 */
export async function coursesOfPaths(db: Database, pathIds: string[]): Promise<Map<string, PlacedCourse[]>> {
  if (pathIds.length === 0) return new Map()
  const rows = await selectCoursesOf(db, pathIds).execute()
  return grouped(rows, (row) => ({
    courseId: row.course_id,
    milestone: row.milestone,
    facts: row.title === null ? undefined : toFacts({ ...row, title: row.title }),
  }))
}

function selectCoursesOf(db: Database, pathIds: string[]) {
  return db
    .selectFrom('skill_path_courses')
    .leftJoin('courses', (join) =>
      join.onRef('courses.id', '=', 'skill_path_courses.course_id').on('courses.listed', '=', 1),
    )
    .leftJoin('mentors', 'mentors.id', 'courses.mentor_id')
    .select(['skill_path_courses.path_id', 'skill_path_courses.course_id', 'skill_path_courses.milestone'])
    .select(['courses.title', 'courses.language', 'courses.lesson_count', 'courses.level', 'courses.hours'])
    .select(['courses.format', 'courses.banner', 'mentors.name as mentor_name'])
    .select((eb) =>
      eb
        .selectFrom('lessons')
        .select(({ fn }) => fn.sum<number | string | null>('lessons.minutes').as('minutes'))
        .whereRef('lessons.course_id', '=', 'courses.id')
        .as('lesson_minutes'),
    )
    .where('skill_path_courses.path_id', 'in', pathIds)
    .orderBy('skill_path_courses.path_id')
    .orderBy('skill_path_courses.position')
}

type CourseRow = Awaited<ReturnType<ReturnType<typeof selectCoursesOf>['execute']>>[number]

function toFacts(row: CourseRow & { title: string }): PathCourseFacts {
  const { level } = presentFacts(row)
  const minutes = row.hours ? Math.round(row.hours * 60) : Number(row.lesson_minutes ?? 0)
  return {
    title: row.title,
    language: row.language ?? '',
    lessons: row.lesson_count ?? 0,
    mentorName: row.mentor_name ?? '',
    banner: row.banner ?? '',
    ...(minutes > 0 && { minutes }),
    ...(level && { level }),
    ...(row.format && { format: row.format }),
  }
}
