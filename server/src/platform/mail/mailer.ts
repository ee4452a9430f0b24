/** One message to one person. Text and HTML say the same. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Of mail that nobody asked for at this moment: a POST to it ends such mail (RFC 8058). */
  unsubscribeUrl?: string
}

export interface Mailer {
  /** Resolves once the message is handed over for good. */
  send: (mail: Mail) => Promise<void>
}
