import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { FOOTER_TEXTS, stopText } from './footerTexts'
import { mailTo, type MailBlock, type MailContent, type MailInline, type MailLink } from './mailContent'
import { styled } from './mailStyle'
import { shownAddress, urlOf, type MailSite, plainLine, plainLines, plainPart } from './renderText'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const BLOCK = 'margin:0 0 16px'

export function blockHtml(block: MailBlock, site: MailSite, locale: Locale): string {
  if (typeof block === 'string') return paragraph(escapeHtml(plainLine(block)))
  if (Array.isArray(block)) return paragraph(block.map((inline) => inlineHtml(inline, site, locale)).join(''))
  if ('quote' in block) return quote(block.quote)
  if ('list' in block) return list(block.list)
  return code(block.code)
}

const paragraph = (html: string) => `<p ${styled('ink', BLOCK)}>${html}</p>`

function quote(text: string): string {
  const lines = plainLines(text).map(escapeHtml).join('<br>')
  const layout = `${BLOCK};padding:12px 16px;border-left-width:4px;border-left-style:solid;border-radius:8px`
  return `<blockquote ${styled('quote', layout)}>${lines}</blockquote>`
}

function list(items: string[]): string {
  const all = items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(plainLine(item))}</li>`).join('')
  return `<ul ${styled('ink', `${BLOCK};padding-left:24px`)}>${all}</ul>`
}

function code(text: string): string {
  const layout = `${BLOCK};padding:16px;border-radius:12px;text-align:center;font-size:32px;line-height:1.25;font-weight:700;letter-spacing:8px;text-indent:8px`
  return `<p ${styled('code', layout)}>${escapeHtml(plainLine(text))}</p>`
}

/**
 * Returns a link that looks like a button. Its address is shown below it for people who want to read or copy
 * it.
 */
export function buttonHtml(button: MailLink, site: MailSite, locale: Locale): string {
  const url = urlOf(site, locale, button)
  const look =
    'display:block;padding:13px 28px;border-radius:12px;font-weight:700;text-decoration:none;text-align:center'
  const table =
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px">'
  const link = `<a href="${escapeHtml(url)}" ${styled('button', look)}>${escapeHtml(plainLine(button.label))}</a>`
  const { address, mailbox } = FOOTER_TEXTS[locale]
  const spelled = `${url.startsWith('mailto:') ? mailbox : address}<br>${anchor(url, shownAddress(url), 'word-break:break-all')}`
  return `${table}<tr><td ${styled('sign', 'border-radius:12px')}>${link}</td></tr></table>
<p ${styled('soft', `${BLOCK};font-size:14px`)}>${spelled}</p>`
}

function inlineHtml(inline: MailInline, site: MailSite, locale: Locale): string {
  if (typeof inline === 'string') return escapeHtml(plainPart(inline))
  return anchor(urlOf(site, locale, inline), plainLine(inline.label))
}

const anchor = (url: string, label: string, layout = '') =>
  `<a href="${escapeHtml(url)}" ${styled('link', layout)}>${escapeHtml(label)}</a>`

/**
 * Returns the footer: the reason why the person gets the mail, the support address, and the link that turns
 * such mails off.
 */
export function footerHtml(content: MailContent, site: MailSite, locale: Locale): string {
  const { why = 'account', unsubscribeUrl } = content
  const texts = FOOTER_TEXTS[locale]
  const home = urlOf(site, locale, { label: '', to: '/' })
  const lines = [
    texts.why[why],
    `${texts.questions} ${inlineHtml(mailTo(site.supportEmail), site, locale)}`,
    `${BRAND[locale]} · ${anchor(home, home)}`,
  ]
  const small = (html: string) =>
    `<p lang="${locale}" ${styled('soft', 'margin:0 0 16px;font-size:13px;line-height:1.6')}>${html}</p>`
  // The padding makes the link tall enough to be tapped with a finger.
  const stop = unsubscribeUrl
    ? small(anchor(unsubscribeUrl, stopText(locale, why), 'display:inline-block;padding:4px 0'))
    : ''
  return small(lines.join('<br>')) + stop
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
