import type { Locale } from '@mentor-connect/contract/api/locales'
import { localizedPath } from '@mentor-connect/contract/site/languageAddress'
import type { Config } from '../config/config'
import type { MailLink } from './mailContent'

/** What all mails of an installation have in common. */
export type MailSite = Pick<Config, 'siteUrl' | 'supportEmail'>

/** The absolute URL of a link. */
export function urlOf({ siteUrl }: MailSite, locale: Locale, { to }: MailLink): string {
  return to.startsWith('/') ? siteUrl + localizedPath(locale, to) : to
}
