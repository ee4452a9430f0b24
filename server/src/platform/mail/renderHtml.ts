import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { blockHtml, buttonHtml, footerHtml, escapeHtml } from './htmlBlocks'
import type { MailContent } from './mailContent'
import { FONT, styled, STYLE_SHEET, type MailClass } from './mailStyle'
import { renderBlockText, type MailSite, plainLine } from './renderText'

/** The logo (a guide and a learner) drawn with HTML elements instead of a picture, and the name in both scripts. */
const HEADER = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" width="40" height="40" align="center" valign="middle" ${styled('sign', 'width:40px;height:40px;border-radius:11px')}>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td valign="bottom" style="padding-right:2px">${person('guide', 9, 14)}</td><td valign="bottom">${person('learner', 7, 11)}</td></tr></table>
</td>
<td style="padding-left:12px"><div ${styled('ink', 'font-size:18px;line-height:1.25;font-weight:700')}>${BRAND.en}</div><div lang="hi" ${styled('soft', 'font-size:13px;line-height:1.4')}>${BRAND.hi}</div></td>
</tr></table>`

interface Shown {
  locales: readonly Locale[]
  subject: string
}

/**
 * Renders a mail as an HTML page. The page uses layout tables and inline styles, because mail programs
 * support little else. It loads no pictures or other resources, so that a mail looks the same everywhere and
 * nobody can find out that it was opened.
 */
export function renderHtml(content: MailContent, site: MailSite, { locales, subject }: Shown): string {
  const [first] = locales
  return `<!doctype html>
<html lang="${first}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>${STYLE_SHEET}
</style>
</head>
<body ${styled('page', 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
${preview(content, site, first!)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${styled('page')}><tr><td align="center" class="outer" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left;${FONT}">
<tr><td style="padding:0 4px 16px">${HEADER}</td></tr>
<tr><td ${styled('card', 'border-width:1px;border-style:solid;border-radius:16px')}>
${locales.map((locale, index) => section(content, site, locale, index > 0)).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0">${locales.map((locale) => footerHtml(content, site, locale)).join('\n')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`
}

/**
 * Returns hidden text that mail programs show as a preview next to the subject. The invisible characters
 * after it keep other text out of the preview.
 */
function preview({ texts }: MailContent, site: MailSite, locale: Locale): string {
  const [start = ''] = texts[locale].body
  const text = escapeHtml(renderBlockText(start, site, locale))
  return `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${text}${'&#8199;&#847; '.repeat(60)}</div>`
}

function section(content: MailContent, site: MailSite, locale: Locale, isLater: boolean): string {
  const { heading, body, button, after = [] } = content.texts[locale]
  const line = isLater ? styled('rule', 'border-top-width:1px;border-top-style:solid') : ''
  const lead = locale === 'hi' ? 1.75 : 1.6
  const all = [
    `<h${isLater ? 2 : 1} ${styled('ink', `margin:0 0 16px;font-size:22px;line-height:${locale === 'hi' ? 1.45 : 1.3};font-weight:700`)}>${escapeHtml(plainLine(heading))}</h${isLater ? 2 : 1}>`,
    ...body.map((block) => blockHtml(block, site, locale)),
    ...(button ? [buttonHtml(button, site, locale)] : []),
    ...after.map((block) => blockHtml(block, site, locale)),
  ]
  return `<div lang="${locale}" ${line}><div class="inner" style="padding:32px 32px 16px;font-size:16px;line-height:${lead};overflow-wrap:anywhere;word-break:break-word">
${all.join('\n')}
</div></div>`
}

/** Draws the head and shoulders of a person in the logo. Sizes are in pixels. */
function person(name: MailClass, head: number, width: number): string {
  const shape = (layout: string) =>
    `<div ${styled(name, `margin:0 auto;font-size:0;line-height:0;${layout}`)}></div>`
  return [
    shape(`width:${head}px;height:${head}px;border-radius:50%`),
    shape(`width:${width}px;height:${width / 2}px;margin-top:2px;border-radius:${width}px ${width}px 0 0`),
  ].join('')
}
