import { WORK_KINDS } from '@mentor-connect/contract/trust/reports'
import type { MailContent, Recipient } from '../platform/mail/mailContent'
import { workHiddenMail, workShownMail } from '../courses/tasks/hiddenWork.mails'
import { workshopHiddenMail, workshopShownMail } from '../mentoring/workshops/hiddenWorkshop.mails'
import { mentorReviewHiddenMail, mentorReviewShownMail } from '../mentoring/mentor-reviews/hiddenReview.mails'

/** Examples of the mails about what operators hide, and show again. */
export function exampleHiddenMails(
  to: Recipient,
  { reason, supportEmail }: { reason: string; supportEmail: string },
): Record<string, MailContent> {
  const mails: Record<string, MailContent> = {
    mentorReviewHiddenMail: mentorReviewHiddenMail(to, { mentor: 'Kavita Rao', reason, supportEmail }),
    mentorReviewShownMail: mentorReviewShownMail(to, { mentor: 'Kavita Rao', supportEmail }),
    workshopHiddenMail: workshopHiddenMail(to, { workshop: 'Your first résumé', reason, supportEmail }),
    workshopShownMail: workshopShownMail(to, { workshop: 'Your first résumé', supportEmail }),
  }
  for (const kind of WORK_KINDS) {
    const told = { kind, lesson: 'Your budget', supportEmail }
    mails[`workHiddenMail of a ${kind}`] = workHiddenMail(to, { ...told, reason })
    mails[`workShownMail of a ${kind}`] = workShownMail(to, told)
  }
  return mails
}
