import type { Dashboard, ProgressDetail } from '@mentor-connect/contract/learning/learners'
import { isFinished } from './progressRates'

type RecentCourse = Dashboard['recentLearnings'][number]

export interface CurrentCourse extends RecentCourse {
  /** Absent for a course without lessons. */
  progress?: ProgressDetail
}

/** The course to continue: the unfinished course in which the learner was active last. */
export function currentCourse({
  recentLearnings,
  progressSummary,
}: Pick<Dashboard, 'recentLearnings' | 'progressSummary'>): CurrentCourse | undefined {
  const details = new Map(progressSummary.progressDetails.map((detail) => [detail.courseId, detail]))
  const course = recentLearnings.find(({ courseId }) => {
    const detail = details.get(courseId)
    return !detail || !isFinished(detail)
  })
  return course && { ...course, progress: details.get(course.courseId) }
}

/** Id of the text of the button that opens a course, which depends on the learner's progress. */
export function openingText(progress: ProgressDetail | undefined) {
  if (progress && isFinished(progress)) return 'learner.recent.review'
  return progress?.completedCount === 0 ? 'learner.recent.start' : 'learner.recent.continue'
}
