import type { MailCalendar } from './mailContent'

/** One message to one person, as it is queued. Text and HTML have the same content. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Address for replies: a mailbox that a person reads. */
  replyTo: string
  /** Only for mail that was not requested directly. A POST to this address unsubscribes (RFC 8058). */
  unsubscribeUrl?: string
  calendar?: MailCalendar
}

export interface OutgoingMail extends Mail {
  /** Has the form `<…@…>`. It is the same for every attempt, so that duplicates can be detected. */
  messageId: string
}

export interface Mailer {
  /** Resolves when the mail server has accepted the message. Features do not call it: see `mailQueue`. */
  send: (mail: OutgoingMail) => Promise<void>
}
