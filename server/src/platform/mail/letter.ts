import type { Locale } from '@mentor-connect/shared/contracts/locales'
import { escapeHtml } from './escapeHtml'
import type { Mail } from './mailer'

/** What a mail says in one language. */
export interface Wording {
  subject: string
  paragraphs: string[]
}

export interface Recipient {
  email: string
  /** Null of somebody who has not said: the mail then says everything in both languages. */
  language: Locale | null
}

/** A mail of paragraphs in the language of its reader. */
export function letter({ email, language }: Recipient, wordings: Record<Locale, Wording>): Mail {
  const chosen: Locale[] = language ? [language] : ['en', 'hi']
  const parts = chosen.map((locale) => ({ locale, ...wordings[locale] }))
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
