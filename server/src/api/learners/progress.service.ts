import type { Progress } from '@mentor-connect/shared/contracts/learners'
import type { Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { recordActivity, rememberTimeZone } from '../learning/activity.repo'
import { lessonKey, type LessonPlace } from '../learning/completion'
import { lessonPlaces, progressOf } from '../learning/progress.repo'
import { mustExist } from './courseExists'
import { mergeLessons, type LessonAct } from './mergeLessons'

interface ProgressChange {
  learnerId: string
  courseId: string
  progress: Progress
  /** Lesson key → how long ago it was set, in ms. */
  ages?: Record<string, number>
  timeZone?: string
}

/** What a learner has done in one course. */
export function progressService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async of(learnerId: string, courseId: string): Promise<Progress> {
      await mustExist(db, courseId)
      return progressOf(db, learnerId, courseId)
    },

    /**
     * Lessons that are not named keep their status, so that two devices never undo each other's. Of two statuses of one
     * lesson the one that was set later stays, whichever arrives later.
     */
    merge(change: ProgressChange): Promise<Progress> {
      const now = clock()
      return db.transaction().execute(async (tx) => {
        await mustExist(tx, change.courseId)
        const enrolment = await lockEnrolment(tx, change)
        const unknown = unknownLessons(await lessonPlaces(tx, change.courseId), change.progress)
        if (Object.keys(unknown).length > 0) throw errors.invalidInput(unknown)
        const acts = actsOf(change, { now, enrolledAt: enrolment.created_at })
        const steps = await mergeLessons(tx, change, acts)
        await touchEnrolment(tx, change, latest(acts, now))
        await rememberTimeZone(tx, change.learnerId, change.timeZone)
        await recordActivity(tx, change.learnerId, steps)
        return progressOf(tx, change.learnerId, change.courseId)
      })
    },
  }
}

/** When each lesson was set: never in the future and never before the enrolment, whatever a device's clock says. */
function actsOf(
  { progress, ages = {} }: ProgressChange,
  { now, enrolledAt }: { now: Date; enrolledAt: string },
): LessonAct[] {
  return Object.entries(progress).map(([lesson, status]) => {
    const at = new Date(now.getTime() - (ages[lesson] ?? 0)).toISOString()
    return { lesson, status, at: at < enrolledAt ? enrolledAt : at }
  })
}

function latest(acts: LessonAct[], now: Date): string {
  return acts.length === 0 ? now.toISOString() : acts.map(({ at }) => at).reduce((a, b) => (a > b ? a : b))
}

/** One sentence for each key that is no lesson of the course. */
export function unknownLessons(lessons: LessonPlace[], progress: Progress): Record<string, string> {
  const known = new Set(lessons.map(lessonKey))
  const unknown = Object.keys(progress).filter((key) => !known.has(key))
  return Object.fromEntries(unknown.map((key) => [`progress.${key}`, 'This course has no such lesson.']))
}

type OneCourse = Pick<ProgressChange, 'learnerId' | 'courseId'>

/** Saves of one learner and course happen one after the other. */
async function lockEnrolment(tx: Transaction<ApiDatabase>, { learnerId, courseId }: OneCourse) {
  const query = tx
    .selectFrom('enrolments')
    .select('created_at')
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
  const enrolment = await lockRows(tx, query).executeTakeFirst()
  if (!enrolment) throw errors.notEnrolled()
  return enrolment
}

/** What arrives late does not make a course less recent than it is. */
async function touchEnrolment(tx: Transaction<ApiDatabase>, { learnerId, courseId }: OneCourse, at: string) {
  await tx
    .updateTable('enrolments')
    .set({ last_active_at: at })
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('last_active_at', '<', at)
    .execute()
}
