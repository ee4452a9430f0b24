import { PROVING_KINDS } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { Database } from '../../kernel/database/schema'
import type { LearnerCourse } from './enrolments.repo'

/**
 * The quizzes and tasks of a course by lesson id, with whether the learner has passed them. A tick by the
 * learner neither completes such a lesson nor undoes its completion.
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
