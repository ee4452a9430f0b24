import type { Locale } from '@mentor-connect/contract/api/locales'

/** What a mail says. `renderMail` turns it into text and HTML. */
export interface MailContent {
  to: Recipient
  texts: Record<Locale, MailText>
  /** Default: `account`. */
  why?: MailReason
  /** Turns mails like this one off (RFC 8058); of a mail whose reason is in `StoppableReason`. */
  unsubscribeUrl?: string
  /** Changes an entry in the recipient's calendar. */
  calendar?: MailCalendar | undefined
}

/** A calendar file (RFC 5545), with the method that it states. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  content: string
}

export interface Recipient {
  email: string
  /** Null if the person has not chosen one: then the mail is bilingual. */
  language: Locale | null
}

/** Why somebody gets a mail: it stands at its end. */
export type MailReason =
  | 'account'
  | 'formerAccount'
  | 'address'
  | 'messages'
  | 'requests'
  | 'sessions'
  | 'learning'
  | 'team'

/** Why somebody gets a mail that can be turned off. */
export type StoppableReason = Extract<MailReason, 'messages' | 'requests' | 'sessions' | 'learning'>

/** The content of a mail in one language. All of it may contain what people have written. */
export interface MailText {
  subject: string
  heading: string
  body: MailBlock[]
  button?: MailLink
  /** What follows the button. */
  after?: MailBlock[]
}

export type MailBlock =
  /** A paragraph. */
  | string
  | MailInline[]
  /** What somebody else has written; may have several lines. */
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
