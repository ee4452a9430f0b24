import { PROGRESS_KEYS_MAX } from '@mentor-connect/contract/rules/limits'
import { openOnce } from '../outbox/outgoing'
import { PROGRESS_OUTBOX } from '../outboxes'
import { changesIn, type LearnerCourse, type LessonChanges } from './lessonChanges'
import { isFinal, saveProgress } from './saveProgress'

/** The outbox for lesson changes that the server has not confirmed. */
export const progressOutbox = openOnce(PROGRESS_OUTBOX)

/** Sends unsent changes of an earlier visit or another tab. Failed changes stay in the outbox. */
export async function flushUnsentProgress(userId: string, from = progressOutbox()): Promise<void> {
  const entries = await from.open(userId)
  for (const [courseId, changes] of changesIn(entries))
    for (const part of partsOf(changes)) {
      if (!(await isSettled({ userId, courseId }, part))) continue
      // Only the latest change of each lesson was sent. It settles the earlier changes of the same lesson, too.
      const settled = entries.filter((entry) => entry.courseId === courseId && entry.lesson in part)
      await Promise.all(settled.map(({ id }) => from.remove(id)))
    }
}

/** Returns true if the server saved the changes or will never accept them. */
async function isSettled(course: LearnerCourse, changes: LessonChanges): Promise<boolean> {
  try {
    await saveProgress(course, changes)
    return true
  } catch (error) {
    console.error('Failed to update progress', error)
    return isFinal(error)
  }
}

/** Splits changes into requests that do not exceed the permitted size. */
function partsOf(changes: LessonChanges): LessonChanges[] {
  const all = Object.entries(changes)
  const count = Math.ceil(all.length / PROGRESS_KEYS_MAX)
  return Array.from({ length: count }, (_, part) =>
    Object.fromEntries(all.slice(part * PROGRESS_KEYS_MAX, (part + 1) * PROGRESS_KEYS_MAX)),
  )
}
