import { tidyDomains } from '@mentor-connect/contract/courses/courseRules'
import { randomUUID } from 'node:crypto'
import { changeDomains, lockCourse } from '../courses/authoring/courses.repo'
import { domainsOf } from '../courses/catalogue/courseSummaries.repo'
import type { Database } from '../kernel/database/schema'
import { notifier } from '../messages/notifications/notifier'
import { lockAccount } from '../accounts/people/credentials.repo'
import { findPerson } from '../accounts/people/person.repo'
import { recordAudit } from './audit.repo'
import type { OperatorContext } from './command'
import { courseSubjectsMail } from './course.mails'
import { requireCourse } from './courseActs'
import type { CourseState } from './courses.repo'
import { StateChanged } from './stateChanged'
import { tell } from './tell'

interface SubjectChange {
  subjects: string[]
  reason: string
}

/** Replaces the subjects of a course. Returns the end of a sentence that says how its mentor was notified. */
export async function changeSubjects(context: OperatorContext, id: string, given: SubjectChange) {
  const change = { ...given, subjects: tidyDomains(given.subjects) }
  const mail = await context.db.transaction().execute(async (tx) => {
    const course = await requireCourse(tx, id)
    await lockAccount(tx, 'mentor', course.mentorId)
    await recordAudit(tx, context, { act: 'courses subjects', target: id, reason: change.reason })
    await lockCourse(tx, id)
    const before = (await domainsOf(tx, [id])).get(id) ?? []
    if (JSON.stringify(before) === JSON.stringify(change.subjects))
      throw new StateChanged(`“${course.title}” has these subjects already.`)
    await changeDomains(tx, id, change.subjects, context.clock())
    return notifyMentor(tx, context, { ...course, ...change, id })
  })
  return mail ? tell(context, mail) : 'the account of the mentor was deleted'
}

type Changed = CourseState & SubjectChange & { id: string }

async function notifyMentor(
  tx: Database,
  context: OperatorContext,
  { id, title, mentorId, subjects, reason }: Changed,
) {
  const mentor = await findPerson(tx, 'mentor', mentorId)
  if (!mentor) return undefined
  const key = randomUUID()
  await notifier(context).record(tx, { kind: 'course-domains-changed', subject: id, to: mentor.id, key })
  const { supportEmail } = context.config
  const mail = courseSubjectsMail(mentor, { course: title, subjects, reason, supportEmail })
  return context.mails.reserve(tx, { key: `course-subjects:${key}`, mail, personId: mentor.id })
}
