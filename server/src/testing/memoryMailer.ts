import type { Mail, Mailer } from '../platform/mail/mailer'

export interface MemoryMailer extends Mailer {
  sent: Mail[]
  /** The code in the last mail to this address. */
  lastOtp: (to: string) => string
}

export function memoryMailer(): MemoryMailer {
  const sent: Mail[] = []
  return {
    sent,
    send: async (mail) => void sent.push(mail),
    lastOtp: (to) => {
      const mail = sent.filter((one) => one.to === to).at(-1)
      const otp = /\b\d{4}\b/.exec(mail?.subject ?? '')?.[0]
      if (!otp) throw new Error(`No code was mailed to ${to}.`)
      return otp
    },
  }
}
