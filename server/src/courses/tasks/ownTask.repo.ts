import { lockRows } from '../../platform/database/lockRows'
import { errors } from '../../platform/http/errors'
import type { TaskId } from './rubric.repo'
import type { Database } from '../../kernel/database/schema'

/**
 * A lesson that is a task of this mentor, with its course locked, so that a rubric is saved by one request at a time.
 *
 * @throws ApiError `not_found` if it is no task, or another mentor's
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
