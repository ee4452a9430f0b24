import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { MailLink } from '../../platform/mail/mailContent'

/** Pages of the site that mails link to. */
const LOGIN_PATHS: Record<Role, string> = { user: '/signup', mentor: '/mentor-signup' }

const FORGOTTEN_PATHS: Record<Role, string> = {
  user: '/forgot-password',
  mentor: '/forgot-password?role=mentor',
}

type Buttons = Record<Role, Record<Locale, MailLink>>

/** The button in mails to a person whose account may have been taken over by somebody else. */
export const NEW_PASSWORD = buttons(FORGOTTEN_PATHS, { en: 'Set a new password', hi: 'नया पासवर्ड बनाएँ' })

export const LOG_IN = buttons(LOGIN_PATHS, { en: 'Log in', hi: 'लॉग इन करें' })

function buttons(paths: Record<Role, string>, { en, hi }: Record<Locale, string>): Buttons {
  const of = (to: string) => ({ en: { label: en, to }, hi: { label: hi, to } })
  return { user: of(paths.user), mentor: of(paths.mentor) }
}
