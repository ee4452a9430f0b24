import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { recordActivity } from './activity.repo'
import { lockEnrolment, touchEnrolment } from './enrolments.repo'
import { mergeStatuses, storedStatuses } from './lessonProgress.repo'
import { lockLessons } from './progress.repo'

interface OpenedLesson {
  learnerId: string
  courseId: string
  lessonId: string
  /** The stored status; null if there is none. */
  status: LessonStatus | null
}

/**
 * Starts a lesson that the learner opens, unless it was started before. Returns the status of the lesson
 * afterwards.
 */
export async function startLesson(
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
  { status, lessonId, ...enrolment }: OpenedLesson,
): Promise<LessonStatus> {
  if (status === 'in-progress' || status === 'completed') return status
  const now = clock()
  return db.transaction().execute(async (tx) => {
    if (!(await lockEnrolment(tx, enrolment))) throw courseErrors.notEnrolled()
    const lessons = await lockLessons(tx, enrolment.courseId)
    if (!lessons.some(({ id }) => id === lessonId)) throw errors.notFound('Lesson')
    // The status is read again, because another device may have completed the lesson in between.
    const stored = (await storedStatuses(tx, enrolment)).get(lessonId)?.status ?? 'not-started'
    if (stored !== 'not-started') return stored
    const change = { lessonId, status: 'in-progress', at: now.toISOString() } as const
    const steps = await mergeStatuses(tx, enrolment, [change], now)
    await touchEnrolment(tx, enrolment, change.at)
    await recordActivity(tx, enrolment.learnerId, steps)
    return change.status
  })
}
