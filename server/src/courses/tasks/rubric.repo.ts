import type { Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import type { Instant, Database } from '../../kernel/database/schema'

/** Identifies a task, which is a lesson of a course. */
export interface TaskId {
  courseId: string
  lessonId: string
}

/** The rubric of a work that is sent before the mentor has written the criteria. */
export const NO_RUBRIC: Rubric = { criteria: [], passPoints: 1 }

export async function findRubric(db: Database, { courseId, lessonId }: TaskId) {
  const row = await db
    .selectFrom('tasks')
    .select(['rubric', 'updated_at'])
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
  return row && { rubric: JSON.parse(row.rubric) as Rubric, updatedAt: row.updated_at }
}

export async function writeRubric(
  tx: Database,
  { courseId, lessonId }: TaskId,
  rubric: Rubric,
  now: Instant,
) {
  const values = { rubric: JSON.stringify(rubric), updated_at: now }
  await tx
    .insertInto('tasks')
    .values({ course_id: courseId, lesson_id: lessonId, ...values })
    .onConflict((conflict) => conflict.columns(['course_id', 'lesson_id']).doUpdateSet(values))
    .execute()
}
