import type { Dashboard, ProgressDetail } from '@mentor-connect/contract/learning/learners'

/** Completed courses as a share of all courses, in whole percent. */
export function successRate(
  summary: Pick<Dashboard['progressSummary'], 'completedCourses' | 'totalCourses'>,
) {
  return Math.round(percentOf(summary.completedCourses, summary.totalCourses))
}

export interface LessonTotals {
  completed: number
  total: number
  percent: number
}

/** Number of lessons, completed and total, over all courses. */
export function lessonTotals(
  details: Pick<ProgressDetail, 'completedCount' | 'totalLessons'>[],
): LessonTotals {
  const completed = details.reduce((sum, detail) => sum + detail.completedCount, 0)
  const total = details.reduce((sum, detail) => sum + detail.totalLessons, 0)
  return { completed, total, percent: percentOf(completed, total) }
}

/** A course without lessons is never finished. */
export function isFinished({ completedCount, totalLessons }: ProgressDetail): boolean {
  return totalLessons > 0 && completedCount >= totalLessons
}

export function percentOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0
}

/** Returns true if the learner has not joined a course yet. */
export const isNewcomer = ({ progressSummary }: Pick<Dashboard, 'progressSummary'>) =>
  progressSummary.totalCourses === 0
