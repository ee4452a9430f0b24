import type { LessonStatus } from '@mentor-connect/shared/contracts/learners'
import type { Transaction } from 'kysely'
import type { ApiDatabase } from '../database/schema'

/** One lesson's status and when the learner set it. */
export interface LessonAct {
  lesson: string
  status: LessonStatus
  at: string
}

interface LearnerCourse {
  learnerId: string
  courseId: string
}

/**
 * Stores the acts that are not older than what is stored. The caller holds the enrolment's lock.
 * @returns when each lesson moved on: a repetition moves nothing, and neither does taking a status back
 */
export async function mergeLessons(
  tx: Transaction<ApiDatabase>,
  course: LearnerCourse,
  acts: LessonAct[],
): Promise<string[]> {
  if (acts.length === 0) return []
  const stored = await storedLessons(tx, course)
  const counting = acts.filter(({ lesson, at }) => (stored.get(lesson)?.updated_at ?? '') <= at)
  if (counting.length > 0) await upsert(tx, course, counting)
  return counting
    .filter(({ lesson, status }) => status !== 'not-started' && stored.get(lesson)?.status !== status)
    .map(({ at }) => at)
}

async function storedLessons(tx: Transaction<ApiDatabase>, { learnerId, courseId }: LearnerCourse) {
  const rows = await tx
    .selectFrom('lesson_progress')
    .select(['lesson_key', 'status', 'updated_at'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .execute()
  return new Map(rows.map((row) => [row.lesson_key, row]))
}

async function upsert(
  tx: Transaction<ApiDatabase>,
  { learnerId, courseId }: LearnerCourse,
  acts: LessonAct[],
) {
  const rows = acts.map(({ lesson, status, at }) => ({
    learner_id: learnerId,
    course_id: courseId,
    lesson_key: lesson,
    status,
    updated_at: at,
  }))
  await tx
    .insertInto('lesson_progress')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'course_id', 'lesson_key']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}
