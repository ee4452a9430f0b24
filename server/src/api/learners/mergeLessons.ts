import type { LessonStatus } from '@mentor-connect/shared/contracts/learners'
import type { Transaction } from 'kysely'
import type { ApiDatabase } from '../database/schema'

/** One lesson's status and when the learner set it. */
export interface LessonAct {
  lessonId: string
  status: LessonStatus
  at: string
}

interface LearnerCourse {
  learnerId: string
  courseId: string
}

/**
 * Stores the acts that are not older than what is stored; what is stored from after `now` counts as of now, because the
 * clock was put back. The caller holds the enrolment's lock.
 * @returns when each lesson moved on: a repetition moves nothing, and neither does taking a status back
 */
export async function mergeLessons(
  tx: Transaction<ApiDatabase>,
  course: LearnerCourse,
  acts: LessonAct[],
  now: Date,
): Promise<string[]> {
  if (acts.length === 0) return []
  const stored = await storedLessons(tx, course)
  const storedAt = (lessonId: string) => earlier(stored.get(lessonId)?.updated_at ?? '', now.toISOString())
  const counting = acts.filter(({ lessonId, at }) => storedAt(lessonId) <= at)
  if (counting.length > 0) await upsert(tx, course, counting)
  return counting
    .filter(({ lessonId, status }) => status !== 'not-started' && stored.get(lessonId)?.status !== status)
    .map(({ at }) => at)
}

const earlier = (one: string, other: string) => (one < other ? one : other)

async function storedLessons(tx: Transaction<ApiDatabase>, { learnerId, courseId }: LearnerCourse) {
  const rows = await tx
    .selectFrom('lesson_progress')
    .select(['lesson_id', 'status', 'updated_at'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .execute()
  return new Map(rows.map((row) => [row.lesson_id, row]))
}

async function upsert(
  tx: Transaction<ApiDatabase>,
  { learnerId, courseId }: LearnerCourse,
  acts: LessonAct[],
) {
  const rows = acts.map(({ lessonId, status, at }) => ({
    learner_id: learnerId,
    course_id: courseId,
    lesson_id: lessonId,
    status,
    updated_at: at,
  }))
  await tx
    .insertInto('lesson_progress')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'course_id', 'lesson_id']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}
