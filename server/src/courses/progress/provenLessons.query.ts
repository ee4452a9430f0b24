import { PROVING_KINDS } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { Database } from '../../kernel/database/schema'
import type { LearnerCourse } from './enrolments.repo'

/**
 * Returns the quizzes and tasks of a course by lesson id, and for each whether the learner has passed it. If
 * the learner ticks such a lesson as completed or not completed, its status does not change.
 */
export async function provenLessons(
  db: Database,
  { learnerId, courseId }: LearnerCourse,
): Promise<Map<string, boolean>> {
  const lessons = await db
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', courseId)
    .where('kind', 'in', [...PROVING_KINDS])
    .execute()
  if (lessons.length === 0) return new Map()
  const passed = await db
    .selectFrom('attempts')
    .select('lesson_id')
    .distinct()
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('passed', '=', 1)
    .execute()
  const approved = await db
    .selectFrom('task_works')
    .select('lesson_id')
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('state', '=', 'approved')
    .execute()
  const proven = new Set([...passed, ...approved].map(({ lesson_id }) => lesson_id))
  return new Map(lessons.map(({ id }) => [id, proven.has(id)]))
}
