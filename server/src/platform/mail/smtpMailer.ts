import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'

/**
 * Timeout in ms for requests to the mail server. It is short because people wait for some mails to be sent.
 */
const DEADLINE_MS = 10_000

export function smtpMailer(url: string, from: string): Mailer {
  const deadlines = {
    connectionTimeout: DEADLINE_MS,
    greetingTimeout: DEADLINE_MS,
    socketTimeout: DEADLINE_MS,
  }
  const transport = createTransport({ url, ...deadlines }, { from })
  return {
    send: async ({ to: address, unsubscribeUrl, calendar, ...mail }) => {
      const sent = transport.sendMail({
        ...mail,
        // The address is passed as an object, because its text then always counts as one address, whatever it
        // contains.
        to: { name: '', address },
        // The calendar file is added twice: as an alternative, which calendars process, and as an attachment for other
        // mail programs.
        ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
        headers: { ...AUTOMATIC, ...(unsubscribeUrl && unsubscribe(unsubscribeUrl)) },
      })
      await sent.catch((error: NodeJS.ErrnoException) => {
        throw withoutAddresses(error)
      })
    },
  }
}

/**
 * Removes mail addresses from an error. Mail servers repeat an address that they refuse, errors are logged,
 * and logs must not contain people's addresses.
 */
function withoutAddresses({ message, code }: NodeJS.ErrnoException): Error {
  return Object.assign(new Error(message.replace(/[^\s<>"]+@[^\s<>"]+/g, '…')), { code })
}

/** Tells automatic responders, such as absence notices, not to reply (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** Lets mail clients show an unsubscribe button (RFC 8058). */
function unsubscribe(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
