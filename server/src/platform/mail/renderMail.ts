import type { Locale } from '@mentor-connect/contract/api/locales'
import { escapeHtml } from './escapeHtml'
import type { Mail } from './mailer'

/** The content of a mail in one language. */
export interface MailText {
  subject: string
  paragraphs: string[]
}

export interface Recipient {
  email: string
  /** Null if the person has not chosen one: then the mail is bilingual. */
  language: Locale | null
}

/** Renders a mail in the recipient's language, as text and HTML. */
export function renderMail({ email, language }: Recipient, texts: Record<Locale, MailText>): Mail {
  const chosen: Locale[] = language ? [language] : ['en', 'hi']
  const parts = chosen.map((locale) => ({ locale, ...texts[locale] }))
  return {
    to: email,
    subject: parts.map(({ subject }) => subject).join(' · '),
    text: parts.map(({ paragraphs }) => paragraphs.join('\n\n')).join('\n\n—\n\n'),
    html: parts.map(({ locale, paragraphs }) => asHtml(locale, paragraphs)).join('<hr>'),
  }
}

function asHtml(locale: Locale, paragraphs: string[]) {
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  return `<div lang="${locale}">${text}</div>`
}
