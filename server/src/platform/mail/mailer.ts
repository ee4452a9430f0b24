import type { MailCalendar } from './mailContent'

/** One message to one person, as it is queued. Text and HTML have the same content. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Address for replies: a mailbox that a person reads. */
  replyTo: string
  /** Address to which a POST unsubscribes (RFC 8058). Set only for mail that was not requested directly. */
  unsubscribeUrl?: string
  calendar?: MailCalendar
}

export interface OutgoingMail extends Mail {
  /** Message-ID in the form `<…@…>`. It is the same for every attempt, so that duplicates can be detected. */
  messageId: string
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the message. Features do not call this function; they use
   * `mailQueue`.
   */
  send: (mail: OutgoingMail) => Promise<void>
}
