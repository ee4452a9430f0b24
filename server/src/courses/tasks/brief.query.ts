import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { TaskId } from './rubric.repo'
import { readBody } from '../catalogue/lessonBody'
import type { Database } from '../../kernel/database/schema'

/** Returns the brief of a task, which is the body of its lesson. */
export async function readBrief(db: Database, { courseId, lessonId }: TaskId): Promise<LessonBody> {
  const row = await db
    .selectFrom('lesson_bodies')
    .select('body')
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
  return readBody(row?.body ?? null)
}
