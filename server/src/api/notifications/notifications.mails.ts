import type { Locale } from '@mentor-connect/contract/api/locales'
import { NOTIFICATION_KINDS, type NotificationKind } from '@mentor-connect/contract/rules/notifications'
import type { MailContent, MailText, Recipient } from '../../platform/mail/mailContent'

/** The kinds whose mails are sent here; the others have mails of their own. */
export type MailedKind = {
  [Kind in NotificationKind]: (typeof NOTIFICATION_KINDS)[Kind]['mail'] extends 'notification' ? Kind : never
}[NotificationKind]

export const isMailed = (kind: NotificationKind): kind is MailedKind =>
  NOTIFICATION_KINDS[kind].mail === 'notification'

export interface MailedEntry {
  kind: MailedKind
  count: number
  /** The title of the course. */
  name: string
}

interface Links {
  list: string
  unsubscribe: string
}

/** What is new in the courses of a mentor, collected. */
export function learningMail(
  { name, ...to }: Recipient & { name: string },
  entries: MailedEntry[],
  { list, unsubscribe }: Links,
): MailContent {
  const lines = (locale: Locale) => entries.map((entry) => LINES[locale][entry.kind](entry))
  const text = (
    locale: Locale,
    words: Omit<MailText, 'body' | 'button'> & { hello: string; label: string },
  ) => {
    const { hello, label, ...rest } = words
    return { ...rest, body: [hello, { list: lines(locale) }], button: { label, to: list } }
  }
  return {
    to,
    why: 'learning',
    unsubscribeUrl: unsubscribe,
    texts: {
      en: text('en', {
        subject: entries.length === 1 ? lines('en')[0]! : 'New in your courses on Mentor-Connect',
        heading: 'New in your courses',
        hello: `Hello ${name}, this has happened in your courses:`,
        label: 'See all notifications',
      }),
      hi: text('hi', {
        subject: entries.length === 1 ? lines('hi')[0]! : 'मेंटर-कनेक्ट पर आपके कोर्स में नया',
        heading: 'आपके कोर्स में नया',
        hello: `नमस्ते ${name}, आपके कोर्स में यह हुआ है:`,
        label: 'सभी सूचनाएँ देखें',
      }),
    },
  }
}

const LINES: Record<Locale, Record<MailedKind, (entry: MailedEntry) => string>> = {
  en: {
    enrolment: ({ count, name }) => `${count} new ${count === 1 ? 'learner' : 'learners'} in “${name}”`,
    review: ({ count, name }) => `${count} new ${count === 1 ? 'review' : 'reviews'} of “${name}”`,
  },
  hi: {
    enrolment: ({ count, name }) => `“${name}” में ${count} ${count === 1 ? 'नया विद्यार्थी' : 'नए विद्यार्थी'}`,
    review: ({ count, name }) => `“${name}” की ${count} ${count === 1 ? 'नई समीक्षा' : 'नई समीक्षाएँ'}`,
  },
}
