import type { Progress } from '@mentor-connect/contract/courses/progress'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../../courses/courseErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { recordActivity, rememberTimeZone } from '../../courses/progress/activity.repo'
import { lockLessons, progressOf } from '../../courses/progress/progress.repo'
import { provenLessons } from '../../courses/progress/provenLessons.query'
import { findIssued } from '../certificates/certificates.repo'
import { requireCourse } from './courseAccess.policy'
import { findEnrolment, lockEnrolment, touchEnrolment } from '../../courses/progress/enrolments.repo'
import { mergeStatuses, type LessonChange } from '../../courses/progress/lessonProgress.repo'
import { resolveLessons } from './resolveLessons'

interface ProgressChange {
  learnerId: string
  courseId: string
  progress: Progress
  /** Lesson key → how long ago the learner set its status, in ms. */
  ages?: Record<string, number>
  /** Lesson key → id of the lesson that the learner saw at that place. */
  lessonIds?: Record<string, string>
  timeZone?: string
}

interface CourseProgress {
  progress: Progress
  celebrated?: boolean
  certificateId?: string
}

/** Reads and stores a learner's progress in one course. */
export function progressService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async of(learnerId: string, courseId: string): Promise<CourseProgress> {
      await requireCourse(db, courseId)
      const progress = await progressOf(db, learnerId, courseId)
      const enrolment = await findEnrolment(db, { learnerId, courseId })
      const certificate = await findIssued(db, learnerId, courseId)
      return {
        progress,
        ...(enrolment && { celebrated: enrolment.celebrated_at !== null }),
        ...(certificate && !certificate.revoked_at && { certificateId: certificate.id }),
      }
    },

    /**
     * Stores new statuses. Lessons that are not in `progress` keep their status, so that two devices do not
     * undo each other's changes. If two statuses of a lesson arrive in the wrong order, the one that was set
     * later wins.
     */
    merge(change: ProgressChange): Promise<{ progress: Progress; moved?: true; held?: string[] }> {
      const now = clock()
      return db.transaction().execute(async (tx) => {
        await requireCourse(tx, change.courseId)
        const enrolment = await lockEnrolment(tx, change)
        if (!enrolment) throw courseErrors.notEnrolled()
        const lessons = resolveLessons(await lockLessons(tx, change.courseId), change)
        if (Object.keys(lessons.errors).length > 0) throw errors.invalidInput(lessons.errors)
        const changes = lessonChanges(change, { ids: lessons.ids, now, enrolledAt: enrolment.created_at })
        const { allowed, held } = holdUnproven(changes, await provenLessons(tx, change))
        const steps = await mergeStatuses(tx, change, allowed, now)
        await touchEnrolment(tx, change, latest(changes, now))
        await rememberTimeZone(tx, change.learnerId, change.timeZone)
        await recordActivity(tx, change.learnerId, steps)
        const progress = await progressOf(tx, change.learnerId, change.courseId)
        const heldKeys = [...lessons.ids].filter(([, id]) => held.has(id)).map(([key]) => key)
        return {
          progress,
          ...(lessons.moved && { moved: true as const }),
          ...(heldKeys.length > 0 && { held: heldKeys }),
        }
      })
    },
  }
}

/**
 * Returns the status of each lesson with the time at which it was set. That time is clamped to the time
 * between the enrolment and now, because device clocks may be wrong. Two keys may refer to the same lesson if
 * it was moved in the meantime; the later change counts.
 */
function lessonChanges(
  { progress, ages = {} }: ProgressChange,
  { ids, now, enrolledAt }: { ids: Map<string, string>; now: Date; enrolledAt: string },
): LessonChange[] {
  const changes = new Map<string, LessonChange>()
  for (const [key, lessonId] of ids) {
    const claimed = new Date(now.getTime() - (ages[key] ?? 0)).toISOString()
    const at = claimed < enrolledAt ? enrolledAt : claimed
    const other = changes.get(lessonId)
    if (!other || other.at <= at) changes.set(lessonId, { lessonId, status: progress[key]!, at })
  }
  return [...changes.values()]
}

function latest(changes: LessonChange[], now: Date): string {
  return changes.length === 0
    ? now.toISOString()
    : changes.map(({ at }) => at).reduce((a, b) => (a > b ? a : b))
}

/**
 * Removes statuses that a learner cannot set. A learner's tick does not complete a quiz or a task, and
 * removing it does not undo the completion of one that was passed.
 *
 * @param proven lesson id → whether the learner has passed it, for all quizzes and tasks
 */
function holdUnproven(changes: LessonChange[], proven: Map<string, boolean>) {
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
