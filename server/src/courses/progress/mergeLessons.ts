import type { Tx } from '../../kernel/database/schema'
import type { LearnerCourse } from './enrolments.repo'
import { storedStatuses, upsertStatuses, type LessonChange } from './lessonProgress.repo'

/**
 * Stores the changes that are not older than the stored statuses. A stored time after `now` counts as `now`:
 * the clock was set back. The caller must hold the lock of the enrolment.
 * @returns the time at which each lesson moved forward; repeating a status or resetting it to `not-started`
 * does not count
 */
export async function mergeLessons(
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
