import type { Progress } from '@mentor-connect/shared/contracts/learners'
import type { Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { recordActivity, rememberTimeZone } from '../learning/activity.repo'
import { lockLessons, progressOf } from '../learning/progress.repo'
import { mustExist } from './courseExists'
import { mergeLessons, type LessonAct } from './mergeLessons'
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
    merge(change: ProgressChange): Promise<{ progress: Progress; moved?: true }> {
      const now = clock()
      return db.transaction().execute(async (tx) => {
        await mustExist(tx, change.courseId)
        const enrolment = await lockEnrolment(tx, change)
        const lessons = resolveLessons(await lockLessons(tx, change.courseId), change)
        if (Object.keys(lessons.errors).length > 0) throw errors.invalidInput(lessons.errors)
        const acts = actsOf(change, { ids: lessons.ids, now, enrolledAt: enrolment.created_at })
        const steps = await mergeLessons(tx, change, acts, now)
        await touchEnrolment(tx, change, latest(acts, now))
        await rememberTimeZone(tx, change.learnerId, change.timeZone)
        await recordActivity(tx, change.learnerId, steps)
        const progress = await progressOf(tx, change.learnerId, change.courseId)
        return { progress, ...(lessons.moved && { moved: true as const }) }
      })
    },
  }
}

/**
 * What was done to each lesson and when: never in the future and never before the enrolment, whatever a device's clock
 * says. Two keys may mean one lesson that was moved between two changes: the later one counts.
 */
function actsOf(
  { progress, ages = {} }: ProgressChange,
  { ids, now, enrolledAt }: { ids: Map<string, string>; now: Date; enrolledAt: string },
): LessonAct[] {
  const acts = new Map<string, LessonAct>()
  for (const [key, lessonId] of ids) {
    const said = new Date(now.getTime() - (ages[key] ?? 0)).toISOString()
    const at = said < enrolledAt ? enrolledAt : said
    const other = acts.get(lessonId)
    if (!other || other.at <= at) acts.set(lessonId, { lessonId, status: progress[key]!, at })
  }
  return [...acts.values()]
}

function latest(acts: LessonAct[], now: Date): string {
  return acts.length === 0 ? now.toISOString() : acts.map(({ at }) => at).reduce((a, b) => (a > b ? a : b))
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
