import type { Earned } from '@mentor-connect/contract/learning/certificates'
import { isProving } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { unwrittenIn } from '../../courses/catalogue/unwrittenLessons.query'
import type { Database } from '../../kernel/database/schema'

/**
 * Returns how a completed course was earned. Its quizzes were passed and its tasks approved, because nothing
 * else completes them; the learner marked all other lessons as done. Hours are stated only if lessons are
 * learned on this site, not for a collection of links.
 */
export async function earnedIn(db: Database, courseId: string): Promise<Earned> {
  const unwritten = await unwrittenIn(db, courseId)
  const all = await db
    .selectFrom('lessons')
    .select(['id', 'kind'])
    .where('course_id', '=', courseId)
    .execute()
  const kinds = all.filter(({ id }) => !unwritten.has(id)).map(({ kind }) => kind)
  const course = await db
    .selectFrom('courses')
    .select('hours')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  const hasOwnLessons = kinds.some((kind) => kind !== null)
  return {
    lessons: kinds.filter((kind) => !kind || !isProving(kind)).length,
    quizzes: kinds.filter((kind) => kind === 'quiz').length,
    tasks: kinds.filter((kind) => kind === 'task').length,
    ...(hasOwnLessons && course.hours && { hours: course.hours }),
  }
}

const HOURS_MAX = 1000

/**
 * Returns how all courses of a path were earned, with the sums of their figures; undefined if this is unknown
 * for one of them. Hours are left out if one of the courses does not state them, because the sum would be too
 * small.
 */
export function earnedTogether(parts: (Earned | undefined)[]): Earned | undefined {
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return undefined
  const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  const hours = known.flatMap((part) => part.hours ?? [])
  const total = hours.length === known.length ? sumOf(hours) : 0
  return {
    courses: known.length,
    lessons: sumOf(known.map(({ lessons }) => lessons)),
    quizzes: sumOf(known.map(({ quizzes }) => quizzes)),
    tasks: sumOf(known.map(({ tasks }) => tasks)),
    ...(total > 0 && total <= HOURS_MAX && { hours: total }),
  }
}
