import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { literals } from '../api/wire'

const operators = { roles: ['reviewer', 'moderator', 'support'] } as const

/** `both` is for people who have not chosen a language. */
export const MAIL_LANGUAGES = ['en', 'hi', 'both'] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

export const listMails = endpoint({
  method: 'GET',
  path: '/api/mails',
  access: 'operator',
  operators,
  summary: 'An example of every mail that the product sends.',
  reply: Type.Object({
    mails: Type.Array(
      Type.Object({ name: Type.String(), subjects: Type.Object({ en: Type.String(), hi: Type.String() }) }),
    ),
  }),
})

export const MailExample = Type.Object({
  subject: Type.String(),
  replyTo: Type.String(),
  text: Type.String(),
  /** A complete HTML document. */
  html: Type.String(),
})
export type MailExample = Static<typeof MailExample>

export const getMail = endpoint({
  method: 'GET',
  path: '/api/mails/:name',
  access: 'operator',
  operators,
  summary: 'One mail as it would be sent, with invented people.',
  params: Type.Object({ name: Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z-]+$' }) }),
  query: Type.Object({ language: literals(MAIL_LANGUAGES) }),
  reply: MailExample,
})
