import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { groupedId } from './certificateId'
import type { Proof } from './proofOfLearning'
import { LABELS, makerLabel, OPENING, wordingOf, type InBoth } from './proofTexts'
import { shownAddress } from '../certificateAddresses'
import { shownName, shownTitle } from './shownTexts'
import { drawBrandSign, drawQrCode, drawSeal } from './pdf/emblems'
import { drawDivider, drawFrame, drawWatermark, ink, sheet } from './pdf/guilloche'
import { TaggedPage, type FittedSetting } from './pdf/page'
import { collect, openDocument, type Document } from '../../platform/pdf/document'
import type { Setting } from '../../platform/pdf/typesetter'

export interface CertificateText {
  id: string
  learnerName: string
  courseName: string
  /** URL of the page of the course, skill path or project. */
  courseUrl: string
  instructorName: string
  issuedAt: Date
  /** The signed credential, attached to the PDF so that its holder can verify it. */
  credential: string
  /** Public URL where anyone can verify this certificate. */
  verifyUrl: string
  proof: Proof
  language: Locale
}

/** Renders the certificate as a tagged PDF/UA file of one page. */
export async function renderCertificate(text: CertificateText): Promise<Buffer> {
  const { language, issuedAt } = text
  const described = {
    language,
    title: `${wordingOf(text.proof, text.instructorName).title[language]}: ${text.courseName}`,
    author: BRAND[language],
    subject: `${LABELS.id[language]} ${text.id}: ${text.learnerName}`,
    at: issuedAt,
  }
  const doc = openDocument(described, 'landscape')
  const finished = collect(doc)
  doc.markContent('Artifact', { type: 'Layout' })
  drawOrnaments(doc, text)
  doc.endMarkedContent()
  writeText(doc, text)
  attachCredential(doc, text)
  doc.end()
  return finished
}

const PICTURE_OF_LINK: Record<Locale, (url: string) => string> = {
  en: (url) => `QR code that opens ${url}`,
  hi: (url) => `QR कोड, जिससे ${url} खुलता है`,
}

const MIDDLE = sheet.width / 2
const LEFT = 190
const RIGHT = sheet.width - LEFT

function attachCredential(doc: Document, { credential, id, issuedAt, language }: CertificateText) {
  const file = {
    name: `mentor-connect-credential-${id}.json`,
    type: 'application/vc',
    description: {
      en: 'The certificate as a signed Open Badges 3.0 credential',
      hi: 'यही प्रमाणपत्र, Open Badges 3.0 की हस्ताक्षरित फ़ाइल के रूप में',
    }[language],
    relationship: 'Data',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  }
  doc.file(Buffer.from(credential), file)
}

function drawOrnaments(doc: Document, { instructorName }: CertificateText) {
  drawFrame(doc)
  drawWatermark(doc)
  drawBrandSign(doc, MIDDLE - 98, 68, 40)
  drawDivider(doc, MIDDLE, 202, 240)
  drawSeal(doc, MIDDLE, 450, 41)
  for (const y of shownName(instructorName) ? [441, 497] : [497]) drawRule(doc, LEFT, y, 190)
}

function drawRule(doc: Document, x: number, y: number, width: number) {
  doc
    .moveTo(x - width / 2, y)
    .lineTo(x + width / 2, y)
    .lineWidth(0.7)
    .stroke(ink.gold)
}

/**
 * Writes all texts from top to bottom and from left to right, because the order of writing becomes the
 * reading order.
 */
function writeText(doc: Document, text: CertificateText) {
  const { language } = text
  const page = new TaggedPage(doc, language)
  const { sentence, lines } = wordingOf(text.proof, shownName(text.instructorName))
  const isLong = lines.length > 0
  writeTitle(page, text)
  page.line('P', OPENING[language], MIDDLE, isLong ? 225 : 229, PROSE)
  page.fitted(shownName(text.learnerName), MIDDLE, isLong ? 271 : 278, NAME)
  page.line('P', sentence[language], MIDDLE, isLong ? 309 : 319, PROSE)
  const [y, setting] = isLong ? [339, COURSE_ABOVE_LINES] : [357, COURSE]
  page.fitted(shownTitle(text.courseName, text.courseUrl), MIDDLE, y, setting)
  for (const [index, line] of lines.flatMap((line) => shownIn(line, language)).entries())
    page.fitted(line, MIDDLE, FIRST_LINE + index * LINE_STEP, index < 3 ? LINE : LAST_LINE)
  writeIssue(page, text)
  writeVerification(doc, page, text)
  page.end()
}

/** Writes the names of the product and the document. An English certificate also has both in Hindi. */
function writeTitle(page: TaggedPage, { proof, instructorName, language }: CertificateText) {
  const { title } = wordingOf(proof, instructorName)
  const other = language === 'hi' ? 'en' : 'hi'
  page.line('P', BRAND[language], MIDDLE - 47, 87, { ...LOGOTYPE, size: 18, color: ink.deep })
  page.line('P', BRAND[other], MIDDLE - 47, 104, { ...LOGOTYPE, style: 'label', size: 12, color: ink.muted })
  if (language === 'hi') return page.line('H1', title.hi, MIDDLE, 168, HINDI_TITLE)
  page.line('H1', title.en, MIDDLE, 158, TITLE)
  page.line('P', title.hi, MIDDLE, 184, { style: 'labelBold', size: 15, color: ink.bronze })
}

/**
 * Returns the language versions of a text that a certificate shows. An English certificate also says in Hindi
 * how it was earned.
 */
const shownIn = ({ en, hi }: InBoth, language: Locale) => (language === 'hi' ? [hi] : [en, hi])

function writeIssue(page: TaggedPage, text: CertificateText) {
  const { language } = text
  const instructorName = shownName(text.instructorName)
  if (instructorName) {
    page.fitted(instructorName, LEFT, 434, FACT)
    page.line('P', makerLabel(text.proof)[language], LEFT, 456, CAPTION)
  }
  page.fitted(dateFormats(language, DEFAULT_TIME_ZONE).longDate(text.issuedAt), LEFT, 490, FACT)
  page.line('P', LABELS.issued[language], LEFT, 512, CAPTION)
}

function writeVerification(doc: Document, page: TaggedPage, text: CertificateText) {
  const size = 84
  const [left, top] = [RIGHT - size / 2, 394]
  const alt = PICTURE_OF_LINK[text.language](text.verifyUrl)
  page.figure(alt, [left, top, left + size, top + size], () =>
    drawQrCode(doc, text.verifyUrl, left, top, size),
  )
  page.fitted(`${LABELS.id[text.language]} ${groupedId(text.id)}`, RIGHT, 496, { ...SMALL, color: ink.text })
  page.link(shownAddress(text.verifyUrl), text.verifyUrl, RIGHT, 512, {
    style: 'label',
    size: 9.5,
    color: ink.brand,
  })
}

const sizesFrom = (largest: number, smallest: number) =>
  Array.from({ length: largest - smallest + 1 }, (_, index) => largest - index)

const LOGOTYPE = { style: 'labelBold', align: 'left' } satisfies Partial<Setting>
const TITLE: Setting = { style: 'text', size: 35, color: ink.deep, tracking: 0.9 }
/** Letter spacing is not increased, because the letters of Devanagari are joined. */
const HINDI_TITLE: Setting = { style: 'display', size: 33, color: ink.deep }
const PROSE: Setting = { style: 'italic', size: 14.5, color: ink.muted }
const CAPTION: Setting = { style: 'label', size: 10, color: ink.muted }
const NAME: FittedSetting = {
  style: 'display',
  color: ink.text,
  sizes: [sizesFrom(44, 27), sizesFrom(24, 13)],
  width: 640,
  leading: 1.24,
}
const COURSE: FittedSetting = {
  ...NAME,
  color: ink.deep,
  sizes: [sizesFrom(25, 18), sizesFrom(19, 11)],
  width: 620,
}
const COURSE_ABOVE_LINES: FittedSetting = { ...COURSE, sizes: [sizesFrom(25, 18), sizesFrom(16, 11)] }
const FACT: FittedSetting = {
  ...NAME,
  style: 'text',
  sizes: [sizesFrom(15, 12), sizesFrom(12, 9)],
  width: 190,
  standsOn: true,
}
/** Baseline of the first line. Four lines from here end above the seal. */
const FIRST_LINE = 364
const LINE_STEP = 12.5
const LINE: FittedSetting = { ...FACT, style: 'label', sizes: [[10.5, 10, 9.5, 9]], width: 640 }
/** The fourth line is narrower, because the QR code is next to it. */
const LAST_LINE: FittedSetting = { ...LINE, sizes: [[10.5, 10, 9.5, 9, 8.5, 8, 7.5]], width: 370 }
const SMALL: FittedSetting = { ...FACT, style: 'label', sizes: [[9.5, 9, 8.5, 8, 7.5]], width: 230 }
