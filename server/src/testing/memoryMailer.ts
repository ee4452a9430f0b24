import type { Mail, Mailer } from '../platform/mail/mailer'

export interface MemoryMailer extends Mailer {
  sent: Mail[]
  /** Waits until what was sent is enough. */
  until: (isEnough: (sent: Mail[]) => boolean) => Promise<void>
  /** The code in the last mail to this address. */
  lastOtp: (to: string) => string
}

export function memoryMailer(): MemoryMailer {
  const sent: Mail[] = []
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
    lastOtp: (to) => {
      const mail = sent.filter((one) => one.to === to).at(-1)
      const otp = /\b\d{4}\b/.exec(mail?.subject ?? '')?.[0]
      if (!otp) throw new Error(`No code was mailed to ${to}.`)
      return otp
    },
  }
}
