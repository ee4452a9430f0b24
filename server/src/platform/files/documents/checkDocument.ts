import { RejectedFileError } from '../rejectedFileError'
import { checkDoc } from './doc'
import { checkDocx } from './docx'
import { checkPdf } from './pdf'

export interface DocumentType {
  extension: 'pdf' | 'doc' | 'docx'
  type: string
}

const KINDS = [
  { begins: '%PDF-', check: checkPdf, extension: 'pdf', type: 'application/pdf' },
  {
    begins: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    check: checkDoc,
    extension: 'doc',
    type: 'application/msword',
  },
  {
    begins: 'PK\x03\x04',
    check: checkDocx,
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
] as const

/**
 * Detects the type of a document by its content, regardless of its name.
 * @throws RejectedFileError for everything except complete PDF, DOC and DOCX files without password and macros
 */
export async function checkDocument(bytes: Buffer): Promise<DocumentType> {
  const kind = KINDS.find(({ begins }) => bytes.toString('latin1', 0, begins.length) === begins)
  if (!kind)
    throw new RejectedFileError('This is not a PDF or Word document. Choose a .pdf, .doc or .docx file.')
  await kind.check(bytes)
  return { extension: kind.extension, type: kind.type }
}

export const TYPES: Record<string, string> = Object.fromEntries(
  KINDS.map(({ extension, type }) => [extension, type]),
)
