/** One message to one person. Text and HTML say the same. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Of mail that nobody asked for at this moment: a POST to it ends such mail (RFC 8058). */
  unsubscribeUrl?: string
  /** An address that somebody reads, of mail that may be answered. */
  replyTo?: string
}

export interface OutgoingMail extends Mail {
  /** `<…@…>`; the same at every try, so that the mail server and the reader can tell a repeated mail. */
  messageId: string
}

export interface Mailer {
  /** Resolves once the message is handed over for good. Features do not call it: see `mailQueue`. */
  send: (mail: OutgoingMail) => Promise<void>
}
