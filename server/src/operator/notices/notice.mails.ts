import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Person } from '../../accounts/people/person.repo'
import { questions } from '../../accounts/people/supportLines'
import type { MailContent, MailText } from '../../platform/mail/mailContent'
import type { Notice } from './readNotice'

/** Returns a mail to one of many people, written by an operator. */
export function noticeMail(to: Person, notice: Notice, supportEmail: string): MailContent {
  const text = (locale: Locale): MailText => {
    const { subject, paragraphs } = notice[locale]
    return {
      subject,
      heading: subject,
      body: paragraphs.map((paragraph) => paragraph.replaceAll('{name}', to.name)),
      after: [questions[locale](supportEmail)],
    }
  }
  return { to, texts: { en: text('en'), hi: text('hi') } }
}
