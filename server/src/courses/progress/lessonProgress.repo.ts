import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import type { Database, Tx } from '../../kernel/database/schema'
import type { LearnerCourse } from './enrolments.repo'

/** The status of one lesson and when the learner set it. */
export interface LessonChange {
  lessonId: string
  status: LessonStatus
  at: string
}

/** Returns the stored statuses of a learner's lessons in one course, by lesson id. */
export async function storedStatuses(tx: Database, { learnerId, courseId }: LearnerCourse) {
  const rows = await tx
    .selectFrom('lesson_progress')
    .select(['lesson_id', 'status', 'updated_at'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .execute()
  return new Map(rows.map((row) => [row.lesson_id, row]))
}

export async function upsertStatuses(
  tx: Database,
  { learnerId, courseId }: LearnerCourse,
  changes: LessonChange[],
) {
  const rows = changes.map(({ lessonId, status, at }) => ({
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

/**
 * Stores the changes that are not older than the stored statuses. A stored time after `now` counts as `now`,
 * because the clock must have been set back. The caller must hold the lock of the enrolment.
 * @returns the time at which each lesson moved forward; repeating a status or resetting it to `not-started`
 * does not count
 */
export async function mergeStatuses(
  tx: Tx,
  course: LearnerCourse,
  changes: LessonChange[],
  now: Date,
): Promise<string[]> {
  if (changes.length === 0) return []
  const stored = await storedStatuses(tx, course)
  const storedAt = (lessonId: string) => earlier(stored.get(lessonId)?.updated_at ?? '', now.toISOString())
  const current = changes.filter(({ lessonId, at }) => storedAt(lessonId) <= at)
  if (current.length > 0) await upsertStatuses(tx, course, current)
  return current
    .filter(({ lessonId, status }) => status !== 'not-started' && stored.get(lessonId)?.status !== status)
    .map(({ at }) => at)
}

const earlier = (one: string, other: string) => (one < other ? one : other)
