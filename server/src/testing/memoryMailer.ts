import type { Mailer, OutgoingMail } from '../platform/mail/mailer'

export interface MemoryMailer extends Mailer {
  sent: OutgoingMail[]
  /** Waits until `isEnough` accepts the sent mails. */
  until: (isEnough: (sent: OutgoingMail[]) => boolean) => Promise<void>
  /** The most recent mail that contains the text. Use it if several mails are sent concurrently, in any order. */
  lastThatSays: (text: RegExp) => OutgoingMail
  /** The code in the last mail to this address. */
  lastOtp: (to: string) => string
}

export function memoryMailer(): MemoryMailer {
  const sent: OutgoingMail[] = []
  let wake = () => {}
  let more = new Promise<void>((resolve) => (wake = resolve))
  return {
    sent,
    send: async (mail) => {
      sent.push(mail)
      wake()
      more = new Promise((resolve) => (wake = resolve))
    },
    until: async (isEnough) => {
      while (!isEnough(sent)) await more
    },
    lastThatSays: (text) => {
      const mail = sent.filter((one) => text.test(`${one.subject}\n${one.text}`)).at(-1)
      if (!mail) throw new Error(`No mail matches ${text}.`)
      return mail
    },
    lastOtp: (to) => {
      const mail = sent.filter((one) => one.to === to).at(-1)
      const otp = /\b\d{4}\b/.exec(mail?.subject ?? '')?.[0]
      if (!otp) throw new Error(`No code was mailed to ${to}.`)
      return otp
    },
  }
}
