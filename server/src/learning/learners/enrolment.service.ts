import type { EnrolledCourse } from '@mentor-connect/contract/accounts/people'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { recordActivity, rememberTimeZone } from '../../courses/progress/activity.repo'
import { loadLearner } from '../../accounts/people/learnerAccount.repo'
import { errors } from '../../platform/http/errors'
import { requireVisibleCourse } from './courseAccess.policy'
import { mentorOf } from '../../courses/catalogue/mentorOf.query'
import { countStudent } from './courses.repo'
import { insertEnrolment } from '../../courses/progress/enrolments.repo'

interface Enrolment {
  learnerId: string
  courseId: string
  timeZone?: string
}

export function enrolmentService({ db, clock, jobs }: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const notifications = notifier({ jobs, clock })

  async function tellMentor(tx: Tx, learnerId: string, courseId: string) {
    const to = await mentorOf(tx, courseId)
    const key = `${courseId}:${learnerId}`
    if (to)
      await notifications.record(tx, { kind: 'enrolment', subject: courseId, actor: learnerId, to, key })
  }

  return {
    /** Enrols the learner. Idempotent: a repeated call does not count the learner again. */
    async enrol({ learnerId, courseId, timeZone }: Enrolment): Promise<EnrolledCourse[]> {
      const now = clock().toISOString()
      await db.transaction().execute(async (tx) => {
        await requireVisibleCourse(tx, learnerId, courseId)
        if (!(await insertEnrolment(tx, { learnerId, courseId }, now))) return
        await countStudent(tx, courseId)
        await rememberTimeZone(tx, learnerId, timeZone)
        await recordActivity(tx, learnerId, [now])
        await tellMentor(tx, learnerId, courseId)
      })
      const learner = await loadLearner(db, learnerId)
      if (!learner) throw errors.notFound('Learner')
      return learner.courses
    },
  }
}
