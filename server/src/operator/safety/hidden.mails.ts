import type { Locale } from '@mentor-connect/contract/api/locales'
import { objections, questions } from '../../accounts/people/supportLines'
import type { Telling } from '../../kernel/reportables/reportable'
import type { MailContent, Recipient } from '../../platform/mail/mailContent'

interface About {
  /** Title of the hidden content, as the mail shows it. */
  title: string
  supportEmail: string
}

/** Returns the mail that tells an author that an operator has hidden a text of theirs, and why. */
export function hiddenMail(
  to: Recipient,
  words: Telling['hidden'],
  { title, reason, supportEmail }: About & { reason: string },
): MailContent {
  const text = (locale: Locale) => {
    const { body, ...rest } = words[locale]
    return { ...rest, body: [body(title), { quote: reason }, objections[locale](supportEmail)] }
  }
  return { to, texts: { en: text('en'), hi: text('hi') } }
}

/** Returns the mail that tells an author that a hidden text of theirs is visible again. */
export function shownMail(
  to: Recipient,
  words: Telling['shown'],
  { title, supportEmail }: About,
): MailContent {
  const text = (locale: Locale) => {
    const { body, ...rest } = words[locale]
    return { ...rest, body: [body(title), questions[locale](supportEmail)] }
  }
  return { to, texts: { en: text('en'), hi: text('hi') } }
}
