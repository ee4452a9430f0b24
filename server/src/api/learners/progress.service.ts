import type { Progress } from '@mentor-connect/shared/contracts/learners'
import type { Kysely, Transaction } from 'kysely'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { lessonKey, type LessonPlace } from '../learning/completion'
import { lessonPlaces, progressOf } from '../learning/progress.repo'
import { mustExist } from './courseExists'

interface ProgressChange {
  learnerId: string
  courseId: string
  progress: Progress
}

/** What a learner has done in one course. */
export function progressService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async of(learnerId: string, courseId: string): Promise<Progress> {
      await mustExist(db, courseId)
      return progressOf(db, learnerId, courseId)
    },

    /** Lessons that are not named keep their status, so that two devices never undo each other's. */
    merge(change: ProgressChange): Promise<Progress> {
      const now = clock().toISOString()
      return db.transaction().execute(async (tx) => {
        await mustExist(tx, change.courseId)
        await touchEnrolment(tx, change, now)
        const unknown = unknownLessons(await lessonPlaces(tx, change.courseId), change.progress)
        if (Object.keys(unknown).length > 0) throw errors.invalidInput(unknown)
        await upsert(tx, change, now)
        return progressOf(tx, change.learnerId, change.courseId)
      })
    },
  }
}

/** One sentence for each key that is no lesson of the course. */
export function unknownLessons(lessons: LessonPlace[], progress: Progress): Record<string, string> {
  const known = new Set(lessons.map(lessonKey))
  const unknown = Object.keys(progress).filter((key) => !known.has(key))
  return Object.fromEntries(unknown.map((key) => [`progress.${key}`, 'This course has no such lesson.']))
}

/** Also takes the row's lock, so that saves of one learner and course happen one after the other. */
async function touchEnrolment(tx: Transaction<ApiDatabase>, change: ProgressChange, now: string) {
  const touched = await tx
    .updateTable('enrolments')
    .set({ last_active_at: now })
    .where('learner_id', '=', change.learnerId)
    .where('course_id', '=', change.courseId)
    .returning('course_id')
    .executeTakeFirst()
  if (!touched) throw errors.notEnrolled()
}

async function upsert(
  tx: Kysely<ApiDatabase>,
  { learnerId, courseId, progress }: ProgressChange,
  now: string,
) {
  const rows = Object.entries(progress).map(([lesson_key, status]) => ({
    learner_id: learnerId,
    course_id: courseId,
    lesson_key,
    status,
    updated_at: now,
  }))
  if (rows.length === 0) return
  await tx
    .insertInto('lesson_progress')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'course_id', 'lesson_key']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}
