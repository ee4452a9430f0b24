import { randomUUID } from 'node:crypto'
import type { Database } from '../kernel/database/schema'
import { lockAccount } from '../accounts/people/credentials.repo'
import { findPerson } from '../accounts/people/person.repo'
import type { Job } from '../platform/jobs/jobs.repo'
import type { MailContent } from '../platform/mail/mailContent'
import { recordAudit } from './audit.repo'
import { OperatorError, type OperatorContext } from './command'
import { courseRelistedMail, courseUnlistedMail } from './course.mails'
import { findCourseState, setUnlisted, type CourseState } from './courses.repo'
import { StateChanged } from './stateChanged'
import { tell } from './tell'

/**
 * Takes a course out of the catalogue (unlists it). Returns the end of a sentence that says how its mentor
 * was notified.
 */
export function unlistCourse(context: OperatorContext, id: string, reason: string): Promise<string> {
  const { supportEmail } = context.config
  return change(context, id, {
    act: 'courses unlist',
    reason,
    at: context.clock().toISOString(),
    mailOf: (to, course) => courseUnlistedMail(to, { course, reason, supportEmail }),
  })
}

/** Lists a course again that an operator has taken out of the catalogue. */
export function relistCourse(context: OperatorContext, id: string): Promise<string> {
  const { supportEmail } = context.config
  return change(context, id, {
    act: 'courses relist',
    at: null,
    mailOf: (to, course) => courseRelistedMail(to, { course, supportEmail }),
  })
}

interface Change {
  act: string
  reason?: string
  /** Time of the unlisting; null to list the course again. */
  at: string | null
  mailOf: (mentor: NonNullable<Awaited<ReturnType<typeof findPerson>>>, course: string) => MailContent
}

async function change(context: OperatorContext, id: string, { act, reason, at, mailOf }: Change) {
  const queued = await context.db.transaction().execute(async (tx) => {
    const course = await requireCourse(tx, id)
    await lockAccount(tx, 'mentor', course.mentorId)
    await recordAudit(tx, context, { act, target: id, reason })
    if (!(await setUnlisted(tx, id, { at, reason: reason ?? null })))
      throw new StateChanged(`“${course.title}” ${at ? 'is unlisted' : 'is not unlisted'} already.`)
    return reserveMail(tx, context, course, { act, mailOf })
  })
  return queued ? tell(context, queued) : 'the account of the mentor was deleted'
}

async function reserveMail(
  tx: Database,
  { mails }: OperatorContext,
  { mentorId, title }: CourseState,
  { act, mailOf }: Pick<Change, 'act' | 'mailOf'>,
): Promise<Job | undefined> {
  const mentor = await findPerson(tx, 'mentor', mentorId)
  if (!mentor) return undefined
  const mail = mailOf(mentor, title)
  return mails.reserve(tx, { key: `${act}:${randomUUID()}`, mail, personId: mentor.id })
}

export async function requireCourse(db: Database, id: string): Promise<CourseState> {
  const course = await findCourseState(db, id)
  if (!course) throw new OperatorError(`No course has the id ${id}.`)
  return course
}
