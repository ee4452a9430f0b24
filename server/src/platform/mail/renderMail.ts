import { LOCALES } from '@mentor-connect/contract/api/locales'
import type { MailContent } from './mailContent'
import type { Mail } from './mailer'
import { renderHtml } from './renderHtml'
import { renderText, type MailSite, plainLine } from './renderText'

/** Renders a mail in the recipient's language, as text and HTML. */
export function renderMail(content: MailContent, site: MailSite): Mail {
  const { to, texts, unsubscribeUrl, calendar } = content
  const locales = to.language ? [to.language] : LOCALES
  const subject = locales.map((locale) => plainLine(texts[locale].subject)).join(' · ')
  return {
    to: to.email,
    subject,
    text: renderText(content, site, locales),
    html: renderHtml(content, site, { locales, subject }),
    replyTo: site.supportEmail,
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(calendar && { calendar }),
  }
}
