import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import type { TaskWork } from '@mentor-connect/contract/courses/tasks/tasks'
import { isHttpUrl } from '@mentor-connect/contract/courses/courseRules'
import { foldText } from '@mentor-connect/contract/rules/foldText'
import { mostPoints } from '@mentor-connect/contract/courses/tasks/rubric'
import { addressError } from '@mentor-connect/contract/rules/webAddress'
import { SUBMISSIONS_MAX } from '@mentor-connect/contract/courses/tasks/taskLimits'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import { TEXT_MESSAGES } from '../../platform/http/validation/fieldMessages'
import { lockEnrolment } from '../progress/enrolments.repo'
import { mentorOf } from '../catalogue/mentorOf.query'
import { isEnrolled } from '../progress/progress.repo'
import { findRubric, NO_RUBRIC } from './rubric.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier, type Act } from '../../messages/notifications/notifier'
import { presentWork } from './presentWork'
import {
  findWork,
  insertSubmission,
  isTask,
  lockWork,
  setOutcome,
  submissionsOf,
  updateWork,
  type LearnerTask,
  type StoredSubmission,
  type StoredWork,
} from './works.repo'

interface Written {
  text: string
  link: string
}

/** Reads and changes learners' works for tasks. */
export function workService({ db, clock, jobs }: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const notifications = notifier({ jobs, clock })

  /**
   * Runs `act` with the work locked. The enrolment is locked first, so that simultaneous calls wait even before
   * the work exists.
   */
  function change<Result>(
    task: LearnerTask,
    act: (tx: Tx, work: StoredWork, enrolledAt: string) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction().execute(async (tx) => {
      const enrolment = await lockEnrolment(tx, task)
      if (!enrolment) throw courseErrors.notEnrolled()
      if (!(await isTask(tx, task))) throw errors.notFound('Task')
      return act(tx, await lockWork(tx, task), enrolment.created_at)
    })
  }

  return {
    async read(task: LearnerTask): Promise<TaskWork> {
      if (!(await isEnrolled(db, task.learnerId, task.courseId))) throw courseErrors.notEnrolled()
      if (!(await isTask(db, task))) throw errors.notFound('Task')
      return presentWork(db, task, await findWork(db, task))
    },

    /**
     * Stores the draft and returns the time that is stored for it. The time is clamped to the time between the
     * enrolment and now, because device clocks may be wrong.
     */
    async saveDraft(task: LearnerTask, { text, link, ageMs = 0 }: Written & { ageMs?: number }) {
      const claimed = new Date(clock().getTime() - ageMs).toISOString()
      return change(task, async (tx, work, enrolledAt) => {
        const at = claimed < enrolledAt ? enrolledAt : claimed
        const isLater = work.written_at === null || work.written_at <= at
        if (isLater) await updateWork(tx, work.id, { text, link: tidyLink(link, false), written_at: at })
        return isLater ? at : work.written_at!
      })
    },

    /**
     * Replaces the attached file.
     *
     * @param file path of an upload by this learner; null removes the attachment
     */
    attach: (task: LearnerTask, file: string | null) =>
      change(task, (tx, work) => updateWork(tx, work.id, { file })),

    /** Checks whether this learner may attach a file. It is called before the upload is received. */
    async requireTask(task: LearnerTask) {
      if (!(await isEnrolled(db, task.learnerId, task.courseId))) throw courseErrors.notEnrolled()
      if (!(await isTask(db, task))) throw errors.notFound('Task')
    },

    async send(task: LearnerTask, { text, link, after }: Written & { after: number }): Promise<TaskWork> {
      const now = clock().toISOString()
      const content = { text, link: tidyLink(link, true) }
      return change(task, async (tx, work) => {
        if (await isRepeated(tx, work, { ...content, after })) return presentWork(tx, task, work)
        if (work.state === 'sent' || work.state === 'approved' || work.number !== after)
          throw courseErrors.workChanged()
        // A work that is sent before the task has criteria is reviewed only after the mentor has written
        // them.
        const rubric = (await findRubric(tx, task))?.rubric ?? NO_RUBRIC
        requireSendable(work, content)
        const number = work.number + 1
        const earlier = await submissionsOf(tx, work.id)
        await insertSubmission(tx, {
          work_id: work.id,
          number,
          ...content,
          file: work.file,
          rubric: JSON.stringify(rubric),
          // Content that operators have hidden stays hidden if it is sent again.
          hidden_at: earlier.find((one) => looksLike(one, work, content))?.hidden_at ?? null,
          sent_at: now,
          outcome: null,
          decided_at: null,
          marks: null,
          points: null,
          comment: null,
          of_points: mostPoints(rubric),
          pass_points: rubric.passPoints,
        })
        const sent = { state: 'sent', number, ...content, written_at: now, sent_at: now } as const
        await updateWork(tx, work.id, sent)
        await tellMentor(tx, work, number)
        return presentWork(tx, task, { ...work, ...sent })
      })
    },

    async withdraw(task: LearnerTask, number: number): Promise<TaskWork> {
      const at = clock().toISOString()
      return change(task, async (tx, work) => {
        const [last] = await submissionsOf(tx, work.id)
        if (last?.number === number && last.outcome === 'withdrawn') return presentWork(tx, task, work)
        if (work.state !== 'sent' || work.number !== number) throw courseErrors.workChanged()
        const nothing = { marks: null, points: null, comment: null }
        await setOutcome(tx, { workId: work.id, number }, { ...nothing, outcome: 'withdrawn', at })
        await updateWork(tx, work.id, { state: 'draft' })
        return presentWork(tx, task, { ...work, state: 'draft' })
      })
    },
  }

  async function tellMentor(tx: Tx, work: StoredWork, number: number) {
    const to = await mentorOf(tx, work.course_id)
    if (!to) return void (await notifications.acted(tx, sentAgain(work)))
    const { learner_id: personId, course_id: subject } = work
    const event = { kind: 'work-sent', subject, actor: personId, to, key: `${work.id}:${number}` } as const
    await notifications.recordAll(tx, [event], [sentAgain(work)])
  }
}

/** Marks notifications about the mentor's earlier decision as done, because the learner has sent the work again. */
const sentAgain = ({ learner_id, course_id, lesson_id }: StoredWork): Act => ({
  personId: learner_id,
  topic: 'work',
  subject: `${course_id}/${lesson_id}`,
})

/** Tells whether this submission was stored before. A client repeats the request if it did not get the response. */
async function isRepeated(
  tx: Tx,
  work: StoredWork,
  { text, link, after }: Written & { after: number },
): Promise<boolean> {
  if (work.state !== 'sent' || work.number !== after + 1) return false
  const [last] = await submissionsOf(tx, work.id)
  return last !== undefined && hasContent(last, work, { text, link })
}

const hasContent = (sent: StoredSubmission, { file }: StoredWork, { text, link }: Written) =>
  sent.text === text && sent.link === link && sent.file === file

/**
 * Tells whether two submissions have the same file and link, and texts that differ at most in spaces, case
 * and variants of letters.
 */
const looksLike = (sent: StoredSubmission, { file }: StoredWork, { text, link }: Written) =>
  sent.link === link && sent.file === file && withoutForms(sent.text) === withoutForms(text)

const withoutForms = (text: string) => foldText(text).replace(/\s/g, '')

function requireSendable({ number, file }: StoredWork, { text, link }: Written) {
  if (isBlank(text) && !link && !file)
    throw errors.invalidInput({ text: 'Write something, or add a file or a link.' })
  if (number >= SUBMISSIONS_MAX) throw errors.invalidInput({ text: 'This was sent too often.' })
}

/** Trims the link. A final link must be valid; a draft may contain one that is still being typed. */
function tidyLink(link: string, isFinal: boolean): string {
  const tidy = link.trim()
  if (!isFinal || tidy === '') return tidy
  if (!isHttpUrl(tidy))
    throw errors.invalidInput({ link: 'Enter an address that begins with https:// or http://.' })
  const error = addressError(tidy)
  if (error) throw errors.invalidInput({ link: TEXT_MESSAGES[error] })
  return tidy
}
