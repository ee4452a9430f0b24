import { LOCALES, type Locale } from '@mentor-connect/contract/api/locales'
import { OperatorError } from '../command'

export interface NoticeText {
  subject: string
  paragraphs: string[]
}
export type Notice = Record<Locale, NoticeText>

const SUBJECT_MAX = 120
/** Matches placeholders of a template that must be filled in, except `{name}`. */
const OPEN = /\{(?!name\})[^}]*\}|\[[^\]]*\]|…\)/

/**
 * Parses a notice. It has a part `[en]` and a part `[hi]`, each with the subject in its first line and with
 * paragraphs separated by empty lines. `{name}` stands for the recipient's name.
 *
 * @throws OperatorError that says what is missing
 */
export function readNotice(text: string): Notice {
  const parts = text.replaceAll('\r\n', '\n').split(/^\[(en|hi)\]\s*$/m)
  const notice: Partial<Notice> = {}
  for (let i = 1; i < parts.length; i += 2) notice[parts[i] as Locale] = readPart(parts[i]!, parts[i + 1]!)
  for (const locale of LOCALES)
    if (!notice[locale])
      throw new OperatorError(`The notice has no part [${locale}]: people read both languages.`)
  return notice as Notice
}

function readPart(locale: string, text: string): NoticeText {
  const [subject = '', ...paragraphs] = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  if (!subject || subject.includes('\n') || subject.length > SUBJECT_MAX)
    throw new OperatorError(
      `The part [${locale}] begins with its subject: one line of at most ${SUBJECT_MAX} characters, then an empty line.`,
    )
  if (paragraphs.length === 0) throw new OperatorError(`The part [${locale}] has no text after its subject.`)
  const open = OPEN.exec([subject, ...paragraphs].join('\n'))
  if (open) throw new OperatorError(`The part [${locale}] still has to be filled in: ${open[0]}`)
  return { subject, paragraphs: paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' ')) }
}
