import type { Locale } from '@mentor-connect/contract/api/locales'

/** The content of a mail. `renderMail` renders it as text and HTML. */
export interface MailContent {
  to: Recipient
  texts: Record<Locale, MailText>
  /** Reason why the person gets the mail. Default: `account`. */
  why?: MailReason
  /** Address that turns mails like this one off (RFC 8058). Set only if `why` is a `StoppableReason`. */
  unsubscribeUrl?: string
  /** A change to an entry in the recipient's calendar. */
  calendar?: MailCalendar | undefined
}

/** A calendar file (RFC 5545), with the method that it states. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  content: string
}

export interface Recipient {
  email: string
  /** Language that the person has chosen; null if there is none, in which case the mail is bilingual. */
  language: Locale | null
}

/** The reason why somebody gets a mail, which is shown at its end. */
export type MailReason = 'account' | 'formerAccount' | 'address' | 'team' | 'support' | StoppableReason

/** Reasons for mails that can be turned off. */
export const STOPPABLE_REASONS = ['messages', 'requests', 'sessions', 'learning', 'news'] as const
export type StoppableReason = (typeof STOPPABLE_REASONS)[number]

/** The content of a mail in one language. Every part may contain text that people have written. */
export interface MailText {
  subject: string
  heading: string
  body: MailBlock[]
  button?: MailLink
  /** Blocks below the button. */
  after?: MailBlock[]
}

export type MailBlock =
  /** A paragraph. */
  | string
  | MailInline[]
  /** Text that somebody else has written; it may have several lines. */
  | { quote: string }
  | { list: string[] }
  /** A code that the reader types. */
  | { code: string }

export type MailInline = string | MailLink

export interface MailLink {
  label: string
  /**
   * Target of the link: an absolute URL, or the English path of a public page. A path is converted to the
   * language of the text.
   */
  to: string
}

/** Returns a link to a mail address, which mail programs open as a new mail. */
export const mailTo = (address: string): MailLink => ({ label: address, to: `mailto:${address}` })
