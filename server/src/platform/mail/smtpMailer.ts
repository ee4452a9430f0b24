import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'

/** People wait for some mails to be sent, so a hanging mail server must fail soon. */
const DEADLINE_MS = 10_000

export function smtpMailer(url: string, from: string): Mailer {
  const deadlines = {
    connectionTimeout: DEADLINE_MS,
    greetingTimeout: DEADLINE_MS,
    socketTimeout: DEADLINE_MS,
  }
  const transport = createTransport({ url, ...deadlines }, { from })
  return {
    send: async ({ to: address, unsubscribeUrl, calendar, ...mail }) =>
      void (await transport.sendMail({
        ...mail,
        // As an object, it is one address, whatever is in it.
        to: { name: '', address },
        // As an alternative, which calendars act on, and attached for mail programs without one.
        ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
        headers: { ...AUTOMATIC, ...(unsubscribeUrl && unsubscribe(unsubscribeUrl)) },
      })),
  }
}

/** Keeps absence notices from answering (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** Lets mail clients show an unsubscribe button (RFC 8058). */
function unsubscribe(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
