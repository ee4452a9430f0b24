import type { Locale } from '@mentor-connect/contract/api/locales'
import {
  categoryOf,
  definitionOf,
  notificationText,
  pushText,
  type NotificationKind,
} from '@mentor-connect/contract/notifications/kinds'
import type { NotificationCategory } from '@mentor-connect/contract/messages/notificationRules'
import type { MailContent, MailText, Recipient, StoppableReason } from '../../platform/mail/mailContent'

/**
 * Tells whether notifications of this kind are mailed by this feature. The features of the other kinds send
 * mails themselves.
 */
export const isMailed = (kind: NotificationKind) => definitionOf(kind).mail === 'notification'

export interface MailedEntry {
  kind: NotificationKind
  count: number
  /** The title of the course, or the name of the sender; undefined if the course or account was deleted. */
  name: string | undefined
}

interface Links {
  /** URL of the page to which the button in the mail leads. */
  page: string
  unsubscribe: string
}

/** Writes the mail that collects new entries of one category. */
export function notificationMail(
  { name, ...to }: Recipient & { name: string },
  entries: MailedEntry[],
  { page, unsubscribe }: Links,
): MailContent {
  const why = mailReason(entries[0]!.kind)
  const text = (locale: Locale): MailText => {
    const list = entries.map((entry) => notificationText(entry, locale))
    const { subject, heading, hello, button } = WORDS[why][locale]
    return {
      subject: list.length === 1 && why !== 'messages' ? list[0]! : subject(total(entries)),
      heading,
      body: [hello(name), { list }],
      button: { label: button, to: page },
    }
  }
  return { to, why, unsubscribeUrl: unsubscribe, texts: { en: text('en'), hi: text('hi') } }
}

/**
 * Returns the reason that mails about this kind state. The link in such a mail turns off all mails with this
 * reason.
 */
export const mailReason = (kind: NotificationKind): StoppableReason => MAIL_REASONS[categoryOf(kind)]

const MAIL_REASONS: Record<NotificationCategory, StoppableReason> = {
  messages: 'messages',
  requests: 'requests',
  sessions: 'sessions',
  learning: 'learning',
  safety: 'learning',
  news: 'news',
}

const total = (entries: MailedEntry[]) => entries.reduce((sum, { count }) => sum + count, 0)
const messages = (count: number, locale: Locale) => pushText({ kind: 'message', count }, locale)

interface Words {
  /**
   * Returns the subject of a mail.
   *
   * @param count sum of the counts of all entries
   */
  subject: (count: number) => string
  heading: string
  hello: (name: string) => string
  button: string
}

const WORDS: Record<StoppableReason, Record<Locale, Words>> = {
  messages: {
    en: {
      subject: (count) => `${messages(count, 'en')} on Mentor-Connect`,
      heading: 'You have new messages',
      hello: (name) => `Hello ${name}, someone has written to you:`,
      button: 'Read and answer',
    },
    hi: {
      subject: (count) => `मेंटर-कनेक्ट पर ${messages(count, 'hi')}`,
      heading: 'आपके लिए नए संदेश हैं',
      hello: (name) => `नमस्ते ${name}, आपके लिए संदेश आए हैं:`,
      button: 'पढ़ें और जवाब दें',
    },
  },
  learning: {
    en: {
      subject: () => 'New in your courses and reviews on Mentor-Connect',
      heading: 'New in your courses and reviews',
      hello: (name) => `Hello ${name}, here is what is new:`,
      button: 'See all notifications',
    },
    hi: {
      subject: () => 'मेंटर-कनेक्ट पर आपके कोर्स और समीक्षाओं में नया',
      heading: 'आपके कोर्स और समीक्षाओं में नया',
      hello: (name) => `नमस्ते ${name}, आपके लिए नया:`,
      button: 'सभी सूचनाएँ देखें',
    },
  },
  requests: {
    en: {
      subject: () => 'Your mentorships on Mentor-Connect',
      heading: 'Your mentorships',
      hello: (name) => `Hello ${name}, here is what is new:`,
      button: 'See all notifications',
    },
    hi: {
      subject: () => 'मेंटर-कनेक्ट पर आपकी मेंटरशिप',
      heading: 'आपकी मेंटरशिप',
      hello: (name) => `नमस्ते ${name}, आपके लिए नया:`,
      button: 'सभी सूचनाएँ देखें',
    },
  },
  sessions: {
    en: {
      subject: () => 'Your sessions on Mentor-Connect',
      heading: 'Your sessions and workshops',
      hello: (name) => `Hello ${name}, here is what is new:`,
      button: 'See all notifications',
    },
    hi: {
      subject: () => 'मेंटर-कनेक्ट पर आपके सेशन',
      heading: 'आपके सेशन और वर्कशॉप',
      hello: (name) => `नमस्ते ${name}, आपके लिए नया:`,
      button: 'सभी सूचनाएँ देखें',
    },
  },
  news: {
    en: {
      subject: () => 'New openings on Mentor-Connect',
      heading: 'New openings',
      hello: (name) => `Hello ${name}, here is what is new:`,
      button: 'See all notifications',
    },
    hi: {
      subject: () => 'मेंटर-कनेक्ट पर नए अवसर',
      heading: 'नए अवसर',
      hello: (name) => `नमस्ते ${name}, आपके लिए नया:`,
      button: 'सभी सूचनाएँ देखें',
    },
  },
}
