import type { Locale } from '@mentor-connect/contract/api/locales'

/** The content of a mail. `renderMail` turns it into text and HTML. */
export interface MailContent {
  to: Recipient
  texts: Record<Locale, MailText>
  /** Default: `account`. */
  why?: MailReason
  /** Address that turns mails like this one off (RFC 8058); only set if `why` is a `StoppableReason`. */
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
  /** Null if the person has not chosen a language; the mail is then bilingual. */
  language: Locale | null
}

/** The reason why somebody gets a mail, which is shown at its end. */
export type MailReason = 'account' | 'formerAccount' | 'address' | 'team' | 'support' | StoppableReason

/** The reason why somebody gets a mail that can be turned off. */
export const STOPPABLE_REASONS = ['messages', 'requests', 'sessions', 'learning', 'news'] as const
export type StoppableReason = (typeof STOPPABLE_REASONS)[number]

/** The content of a mail in one language. All of it may contain what people have written. */
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
  /** An absolute URL, or the English path of a public page, which is linked to in the language of the text. */
  to: string
}

/** An address that mail programs open as a new mail. */
export const mailTo = (address: string): MailLink => ({ label: address, to: `mailto:${address}` })
