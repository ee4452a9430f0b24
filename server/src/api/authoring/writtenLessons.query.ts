import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'

/** The body of a lesson that was saved without any block. */
const NO_BLOCKS = '{"blocks":[]}'

/** Ids of the lessons of a course that have a text, a video, questions or the criteria of a task. */
export async function writtenLessons(db: Kysely<ApiDatabase>, courseId: string): Promise<Set<string>> {
  const bodies = await db
    .selectFrom('lesson_bodies')
    .select('lesson_id')
    .where('course_id', '=', courseId)
    .where('body', '!=', NO_BLOCKS)
    .execute()
  const quizzes = await db
    .selectFrom('questions')
    .select('lesson_id')
    .distinct()
    .where('course_id', '=', courseId)
    .where('retired', '=', 0)
    .execute()
  const tasks = await db.selectFrom('tasks').select('lesson_id').where('course_id', '=', courseId).execute()
  return new Set([...bodies, ...quizzes, ...tasks].map(({ lesson_id }) => lesson_id))
}
