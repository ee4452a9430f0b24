import type { EnrolledCourse } from '@mentor-connect/shared/contracts/people'
import type { ApiDependencies } from '../dependencies'
import { recordActivity, rememberTimeZone } from '../learning/activity.repo'
import { loadLearner } from '../people/learnerAccount.repo'
import { errors } from '../../platform/http/errors'
import { mustBeOpenTo } from './courseExists'

interface Enrolment {
  learnerId: string
  courseId: string
  timeZone?: string
}

export function enrolmentService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    /** Enrols once however often it is asked for; the course counts the student once. */
    async enrol({ learnerId, courseId, timeZone }: Enrolment): Promise<EnrolledCourse[]> {
      const now = clock().toISOString()
      await db.transaction().execute(async (tx) => {
        await mustBeOpenTo(tx, learnerId, courseId)
        const added = await tx
          .insertInto('enrolments')
          .values({ learner_id: learnerId, course_id: courseId, created_at: now, last_active_at: now })
          .onConflict((conflict) => conflict.columns(['learner_id', 'course_id']).doNothing())
          .returning('course_id')
          .executeTakeFirst()
        if (!added) return
        await tx
          .updateTable('courses')
          .set((eb) => ({ students: eb('students', '+', 1) }))
          .where('id', '=', courseId)
          .execute()
        await rememberTimeZone(tx, learnerId, timeZone)
        await recordActivity(tx, learnerId, [now])
      })
      const learner = await loadLearner(db, learnerId)
      if (!learner) throw errors.notFound('Learner')
      return learner.courses
    },
  }
}
