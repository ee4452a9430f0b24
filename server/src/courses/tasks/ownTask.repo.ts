import { lockRows } from '../../platform/database/lockRows'
import { errors } from '../../platform/http/errors'
import type { TaskId } from './rubric.repo'
import type { Database } from '../../kernel/database/schema'

/**
 * Finds a lesson that is a task of this mentor. Its course is locked, so that the rubric is saved by one
 * request at a time.
 *
 * @throws ApiError `not_found` if the lesson is not a task or belongs to another mentor
 */
export async function lockOwnTask(db: Database, mentorId: string, { courseId, lessonId }: TaskId) {
  const own = db
    .selectFrom('courses')
    .select(['title as course_title', 'updated_at'])
    .where('id', '=', courseId)
    .where('mentor_id', '=', mentorId)
  const course = await lockRows(db, own).executeTakeFirst()
  const lesson = await db
    .selectFrom('lessons')
    .select('title')
    .where('course_id', '=', courseId)
    .where('id', '=', lessonId)
    .where('kind', '=', 'task')
    .executeTakeFirst()
  if (!course || !lesson) throw errors.notFound('Task')
  return { ...course, ...lesson }
}
