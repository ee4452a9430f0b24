import type { WorkKind } from '@mentor-connect/contract/trust/reports'
import type { Tx } from '../../kernel/database/schema'
import { findPerson } from '../../accounts/people/person.repo'
import { findSubmission } from '../../courses/tasks/hiddenWorks.repo'
import { workHiddenMail, workShownMail } from '../../courses/tasks/hiddenWork.mails'
import type { Acting } from './sanctionActs'
import { tellAuthor } from './tellAuthor'

interface Told {
  kind: WorkKind
  /** `workId/number`, the id by which reports name a submission. */
  id: string
  /** When the work or comment was hidden; null if it is shown again. */
  at: string | null
  reason: string
}

/**
 * Tells the learner that a work, or the mentor that a comment, was hidden, with the reason, or that it is shown again.
 */
export async function tellWorkAuthor(tx: Tx, acting: Acting, { kind, id, at, reason }: Told): Promise<void> {
  const found = await findSubmission(tx, id)
  if (!found) return
  const { workId, courseId, lessonId, lesson } = found
  const author = await (kind === 'work'
    ? findPerson(tx, 'user', found.learnerId)
    : findPerson(tx, 'mentor', found.mentorId))
  if (!author) return
  const told = { kind, lesson, supportEmail: acting.config.supportEmail }
  const mail = at === null ? workShownMail(author, told) : workHiddenMail(author, { ...told, reason })
  const event = `${kind}-${at === null ? 'shown' : 'hidden'}` as const
  const subject = kind === 'work' ? `${courseId}/${lessonId}` : workId
  await tellAuthor(tx, acting, { authorId: author.id, id, kind: event, subject, mail })
}
