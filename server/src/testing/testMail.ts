import type { MailContent } from '../platform/mail/mailContent'

/** A mail in English, for tests of what happens to mails. */
export function testMail(email = 'asha@example.org', subject = 'Hello'): MailContent {
  const text = { subject, heading: subject, body: ['the text'] }
  return { to: { email, language: 'en' }, texts: { en: text, hi: text } }
}
