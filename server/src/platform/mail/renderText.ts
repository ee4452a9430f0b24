import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import type { Config } from '../config/config'
import { FOOTER_TEXTS, stopText } from './footerTexts'
import { mailTo, type MailBlock, type MailContent, type MailInline, type MailLink } from './mailContent'

/** Matches line breaks, other control characters, and characters that change the direction of the text after them. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Settings of the installation that appear in every mail. */
export type MailSite = Pick<Config, 'siteUrl' | 'supportEmail'>

/** Renders a mail as plain text. */
export function renderText(content: MailContent, site: MailSite, locales: readonly Locale[]): string {
  return locales.map((locale) => textIn(content, site, locale)).join('\n\n———\n\n')
}

function textIn(content: MailContent, site: MailSite, locale: Locale): string {
  const { heading, body, button, after = [] } = content.texts[locale]
  const blocks = (all: MailBlock[]) => all.map((block) => renderBlockText(block, site, locale))
  const link = button && `${plainLine(button.label)}:\n${shownAddress(urlOf(site, locale, button))}`
  return [
    plainLine(heading),
    ...blocks(body),
    ...(link ? [link] : []),
    ...blocks(after),
    footer(content, site, locale),
  ].join('\n\n')
}

export function renderBlockText(block: MailBlock, site: MailSite, locale: Locale): string {
  if (typeof block === 'string') return plainLine(block)
  if (Array.isArray(block)) return block.map((inline) => inlineText(inline, site, locale)).join('')
  if ('quote' in block)
    return plainLines(block.quote)
      .map((line) => `> ${line}`.trim())
      .join('\n')
  if ('list' in block) return block.list.map((item) => `• ${plainLine(item)}`).join('\n')
  return plainLine(block.code)
}

function inlineText(inline: MailInline, site: MailSite, locale: Locale): string {
  if (typeof inline === 'string') return plainPart(inline)
  const address = shownAddress(urlOf(site, locale, inline))
  return address === inline.label ? address : `${plainLine(inline.label)}: ${address}`
}

function footer({ why = 'account', unsubscribeUrl }: MailContent, site: MailSite, locale: Locale): string {
  const texts = FOOTER_TEXTS[locale]
  const stop: MailLink[] = unsubscribeUrl ? [{ label: stopText(locale, why), to: unsubscribeUrl }] : []
  return [
    '--',
    texts.why[why],
    `${texts.questions} ${inlineText(mailTo(site.supportEmail), site, locale)}`,
    ...stop.map((link) => inlineText(link, site, locale)),
    `${BRAND[locale]} · ${urlOf(site, locale, { label: '', to: '/' })}`,
  ].join('\n')
}

/** Returns an address in the form that is shown to people. */
export const shownAddress = (url: string) => url.replace(/^mailto:/, '')

/** Returns the absolute URL of a link. */
export function urlOf({ siteUrl }: MailSite, locale: Locale, { to }: MailLink): string {
  return to.startsWith('/') ? siteUrl + localizedPath(locale, to) : to
}

/**
 * Makes text that people have written safe as part of a line: it cannot add a line, or reverse the text that
 * follows.
 */
export function plainPart(text: string): string {
  return text.replace(UNSAFE, ' ')
}

/** Makes text that people have written safe as a whole line, such as a header. */
export function plainLine(text: string): string {
  return plainPart(text).trim()
}

/** Splits text that people have written into lines, each of which is safe. */
export function plainLines(text: string): string[] {
  return text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(plainLine)
}
