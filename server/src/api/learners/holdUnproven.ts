import type { LessonChange } from '../course-data/lessonProgress.repo'

/**
 * Replaces statuses that a learner cannot set: a lesson that only proof completes is not completed by a tick, and stays
 * completed once it is proven.
 *
 * @param proven lesson id → whether it is proven, of the lessons that need proof
 */
export function holdUnproven(changes: LessonChange[], proven: Map<string, boolean>) {
  const held = new Set<string>()
  const allowed = changes.flatMap((change): LessonChange[] => {
    const isProven = proven.get(change.lessonId)
    if (isProven === true) return []
    if (isProven === undefined || change.status !== 'completed') return [change]
    held.add(change.lessonId)
    return [{ ...change, status: 'in-progress' }]
  })
  return { allowed, held }
}
