import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from })
  return { send: async (mail) => void (await transport.sendMail(mail)) }
}
