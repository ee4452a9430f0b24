import type { Progress } from '@mentor-connect/contract/courses/progress'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { recordActivity, rememberTimeZone } from '../../courses/progress/activity.repo'
import { lockLessons, progressOf } from '../../courses/progress/progress.repo'
import { provenLessons } from '../../courses/progress/provenLessons.query'
import { findIssued } from '../certificates/certificates.repo'
import { requireCourse } from './courseAccess.policy'
import { findEnrolment, lockEnrolment, touchEnrolment } from '../../courses/progress/enrolments.repo'
import type { LessonChange } from '../../courses/progress/lessonProgress.repo'
import { mergeLessons } from '../../courses/progress/mergeLessons'
import { resolveLessons } from './resolveLessons'

interface ProgressChange {
  learnerId: string
  courseId: string
  progress: Progress
  /** Lesson key → how long ago it was set, in ms. */
  ages?: Record<string, number>
  /** Lesson key → id of the lesson that the learner saw there. */
  lessonIds?: Record<string, string>
  timeZone?: string
}

interface CourseProgress {
  progress: Progress
  celebrated?: boolean
  certificateId?: string
}

/** A learner's progress in one course. */
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
     * Lessons that are not in `progress` keep their status, so that two devices do not undo each other's changes. Of two
     * statuses of one lesson the one set later wins, in whatever order they arrive.
     */
    merge(change: ProgressChange): Promise<{ progress: Progress; moved?: true; held?: string[] }> {
      const now = clock()
      return db.transaction().execute(async (tx) => {
        await requireCourse(tx, change.courseId)
        const enrolment = await lockEnrolment(tx, change)
        if (!enrolment) throw errors.notEnrolled()
        const lessons = resolveLessons(await lockLessons(tx, change.courseId), change)
        if (Object.keys(lessons.errors).length > 0) throw errors.invalidInput(lessons.errors)
        const changes = lessonChanges(change, { ids: lessons.ids, now, enrolledAt: enrolment.created_at })
        const { allowed, held } = holdUnproven(changes, await provenLessons(tx, change))
        const steps = await mergeLessons(tx, change, allowed, now)
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
 * The status of each lesson and when it was set, clamped to the time between the enrolment and now, because device clocks
 * may be wrong. Two keys may refer to the same lesson if it was moved in between: the later change counts.
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
 * Replaces statuses that a learner cannot set: a lesson that only proof completes is not completed by a tick, and stays
 * completed once it is proven.
 *
 * @param proven lesson id → whether it is proven, of the lessons that need proof
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
