import type { ReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import type { CriterionMark } from '@mentor-connect/contract/courses/tasks/rubric'
import { isDeepStrictEqual } from 'node:util'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import { recordActivity } from '../progress/activity.repo'
import { lockEnrolment } from '../progress/enrolments.repo'
import { upsertStatuses } from '../progress/lessonProgress.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { readBrief } from './brief.query'
import { notifier, type Act, type NewEvent } from '../../messages/notifications/notifier'
import { presentSubmission } from './presentWork'
import { requirePoints } from '../requirePoints'
import { countWaiting, coursesWithTasks, findReviewedWork, listWorks } from './reviewedWorks.query'
import {
  filesAt,
  lockWorkById,
  setOutcome,
  submissionsOf,
  updateWork,
  type StoredSubmission,
  type StoredWork,
} from './works.repo'

interface Decision {
  number: number
  outcome: 'approved' | 'returned'
  marks: CriterionMark[]
  comment: string
}

/** Reads works, and reviews them on behalf of the mentor of their course. */
export function reviewService({ db, clock, jobs }: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const notifications = notifier({ jobs, clock })

  async function read(mentorId: string, id: string): Promise<ReviewedWork> {
    const work = await requireWork(mentorId, id)
    const sent = (await submissionsOf(db, id)).filter(({ outcome }) => outcome !== 'withdrawn')
    const files = await filesAt(
      db,
      sent.map(({ file }) => file),
    )
    return {
      ...work,
      brief: await readBrief(db, work),
      submissions: sent.map((one) => presentSubmission(one, files, 'mentor')),
    }
  }

  async function requireWork(mentorId: string, id: string) {
    const work = await findReviewedWork(db, mentorId, id)
    if (!work) throw errors.notFound('Work')
    return work
  }

  /**
   * Carries out the effects of a decision: notifies the learner, and completes the lesson if the work is
   * approved. The caller must hold the locks of the enrolment and the work.
   */
  async function follow(
    tx: Tx,
    work: StoredWork,
    { number, outcome, mentorId }: Decision & { mentorId: string },
    at: string,
  ) {
    if (outcome === 'approved') {
      const enrolment = { learnerId: work.learner_id, courseId: work.course_id }
      await upsertStatuses(tx, enrolment, [{ lessonId: work.lesson_id, status: 'completed', at }])
      await recordActivity(tx, work.learner_id, [at])
    }
    const event: NewEvent = {
      kind: `work-${outcome}`,
      subject: `${work.course_id}/${work.lesson_id}`,
      to: work.learner_id,
      key: `${work.id}:${number}`,
      count: 1,
    }
    const areAllReviewed = (await countWaiting(tx, work.course_id)) === 0
    const act: Act = { personId: mentorId, topic: 'work', subject: work.course_id }
    await notifications.recordAll(tx, [event], areAllReviewed ? [act] : [])
  }

  return {
    read,

    async list(mentorId: string, filter: Parameters<typeof listWorks>[2]) {
      const courses = await coursesWithTasks(db, mentorId)
      const waiting = courses.reduce((sum, course) => sum + course.waiting, 0)
      return { ...(await listWorks(db, mentorId, filter)), waiting, courses }
    },

    /** Decides on a work. If two decisions, or a decision and a withdrawal, race, the first one counts. */
    async decide(mentorId: string, id: string, decision: Decision): Promise<ReviewedWork> {
      const { learnerId, courseId } = await requireWork(mentorId, id)
      const at = clock().toISOString()
      await db.transaction().execute(async (tx) => {
        if (!(await lockEnrolment(tx, { learnerId, courseId }))) throw errors.notFound('Work')
        const work = await lockWorkById(tx, id)
        if (!work) throw errors.notFound('Work')
        const { outcome, number } = decision
        const submission = (await submissionsOf(tx, id)).find((one) => one.number === number)
        if (submission && isRepeated(submission, decision)) return
        if (!submission || submission.outcome || work.state !== 'sent' || work.number !== number)
          throw courseErrors.workChanged()
        const points = requirePoints(submission.rubric, decision)
        const { marks, comment } = decision
        await setOutcome(tx, { workId: id, number }, { outcome, marks, points, comment: comment.trim(), at })
        await updateWork(tx, id, { state: outcome })
        await follow(tx, work, { ...decision, mentorId }, at)
      })
      return read(mentorId, id)
    },
  }
}

function isRepeated(submission: StoredSubmission, { outcome, marks, comment }: Decision): boolean {
  return (
    submission.outcome === outcome &&
    submission.comment === comment.trim() &&
    isDeepStrictEqual(submission.marks, marks)
  )
}
