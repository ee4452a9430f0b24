import { HIDEABLE_KINDS } from '@mentor-connect/contract/trust/reports'
import { REPORTABLES } from '../api/domains'
import type { MailContent, Recipient } from '../platform/mail/mailContent'
import { hiddenMail, shownMail } from './safety/hidden.mails'

/** Returns example mails about content that operators hide or show again, by name. */
export function exampleHiddenMails(
  to: Recipient,
  { reason, supportEmail }: { reason: string; supportEmail: string },
): Record<string, MailContent> {
  const mails: Record<string, MailContent> = {}
  for (const kind of HIDEABLE_KINDS) {
    const { telling } = REPORTABLES[kind].hiding
    if (!telling) continue
    const about = { title: 'Your budget', supportEmail }
    mails[`hiddenMail of a ${kind}`] = hiddenMail(to, telling.hidden, { ...about, reason })
    mails[`shownMail of a ${kind}`] = shownMail(to, telling.shown, about)
  }
  return mails
}
