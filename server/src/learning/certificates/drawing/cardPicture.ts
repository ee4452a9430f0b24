import { DEFAULT_LOCALE, type Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import type { Certificate } from '@mentor-connect/contract/learning/certificates'
import sharp from 'sharp'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '@mentor-connect/contract/rules/sharePictures'
import type { Style } from '../../../platform/typesetting/fonts'
import { howEarned, makerLabel, wordingOf } from '../proofTexts'
import { shownName, shownTitle } from '../shownTexts'
import { clusters } from '../../../platform/typesetting/runs'
import { drawText } from '../../../platform/typesetting/textPath'
import { ink } from '../pdf/guilloche'

export interface ShownOnCard extends Pick<
  Certificate,
  'learnerName' | 'courseName' | 'instructorName' | 'passed' | 'earned' | 'path' | 'project' | 'language'
> {
  courseUrl: string
}

/** Draws the card of a certificate as PNG. It shows nothing that the certificate itself does not show. */
export function cardPicture(certificate: ShownOnCard): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(certificate)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

function cardSvg({
  passed,
  earned,
  path,
  project,
  language = DEFAULT_LOCALE,
  ...texts
}: ShownOnCard): string {
  const other = language === 'hi' ? 'en' : 'hi'
  const instructor = shownName(texts.instructorName)
  const { title, sentence } = wordingOf({ passed, earned, path, project }, instructor)
  const how = howEarned({ earned, project }, instructor)[language]
  const mark = passed ? MARKS[language](passed.percent) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE_WIDTH}" height="${SHARE_PICTURE_HEIGHT}" viewBox="0 0 ${SHARE_PICTURE_WIDTH} ${SHARE_PICTURE_HEIGHT}">
<rect width="100%" height="100%" fill="${ink.paper}"/>
<rect x="24" y="24" width="1152" height="582" rx="18" fill="none" stroke="${ink.gold}" stroke-width="3"/>
<rect x="36" y="36" width="1128" height="558" rx="12" fill="none" stroke="${ink.paleGold}" stroke-width="1.5"/>
${sign(72, 72)}
${line(BRAND[language], 'labelBold', 30, 148, 101, ink.deep)}
${line(BRAND[other], 'label', 20, 148, 130, ink.muted)}
${line(title[language], 'text', 40, 72, 232, ink.bronze)}
${fitted(shownName(texts.learnerName), 'display', 84, 44, 72, 340, ink.text)}
${line(sentence[language] + mark, 'italic', 28, 72, 412, ink.muted)}
${fitted(shownTitle(texts.courseName, texts.courseUrl), 'display', 52, 22, 72, how ? 476 : 484, ink.deep)}
${how ? fitted(how, 'label', 24, 18, 72, 526, ink.text) : ''}
${instructor && fitted(`${makerLabel({ path, project })[language]}: ${instructor}`, 'label', 26, 18, 72, how ? 566 : 552, ink.muted)}
</svg>`
}

const MARKS: Record<Locale, (percent: number) => string> = {
  en: (percent) => ` with ${percent}%`,
  hi: (percent) => ` · अंक ${percent}%`,
}

const TEXT_WIDTH = 1050

/**
 * Draws one line at the largest size that fits. If it does not fit at the smallest size, the text is truncated
 * between graphemes.
 */
function fitted(text: string, style: Style, most: number, least: number, x: number, y: number, fill: string) {
  const width = drawText(text, style, 1).width
  const size = Math.max(least, Math.min(most, TEXT_WIDTH / width))
  const share = TEXT_WIDTH / (width * size)
  const letters = clusters(text)
  const shown = share < 1 ? `${letters.slice(0, Math.floor(letters.length * share) - 1).join('')}…` : text
  return line(shown, style, size, x, y, fill)
}

function line(text: string, style: Style, size: number, x: number, y: number, fill: string) {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${drawText(text, style, size).svg}</g>`
}

/** Draws the brand sign as on the certificate. */
function sign(x: number, y: number) {
  return `<g transform="translate(${x} ${y}) scale(1.5)"><rect width="40" height="40" rx="11" fill="${ink.brand}"/><circle cx="14" cy="14.5" r="4.5" fill="${ink.white}"/><circle cx="27" cy="18.5" r="3.5" fill="#f0a028"/><path d="M6.5 31c0-6 3.4-9.5 7.5-9.5 4.6 0 6.6 3 8 5.2C23.3 24.6 25 24 27 24c3.6 0 6.5 2.8 6.5 7" fill="none" stroke="${ink.white}" stroke-width="3" stroke-linecap="round"/></g>`
}
