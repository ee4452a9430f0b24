import type { Locale } from '@mentor-connect/contract/api/locales'
import PDFDocument from 'pdfkit'

export type Document = InstanceType<typeof PDFDocument>

interface Described {
  language: Locale
  title: string
  author: string
  subject?: string
  /** Creation time that the file states. */
  at: Date
}

const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' }

/** Opens a tagged PDF/UA document of A4 pages without margins. */
export function openDocument(
  { language, title, author, subject, at }: Described,
  layout: 'portrait' | 'landscape',
): Document {
  return new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: LANGUAGE_TAGS[language],
    displayTitle: true,
    // A null font keeps pdfkit from adding its own Helvetica, which is not embedded.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: author,
      ...(subject !== undefined && { Subject: subject }),
      CreationDate: at,
      ModDate: at,
    },
  })
}

/** Collects the file while it is written. The promise is resolved after the document was ended. */
export function collect(doc: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
