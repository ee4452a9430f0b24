import { RejectedFileError } from '../rejectedFileError'
import { checkDocx, corruptDocument, containsMacros, passwordProtected } from './docx'

const TAIL_BYTES = 2048

/** Checks that a PDF is complete (has its trailer) and not encrypted. */
async function checkPdf(bytes: Buffer) {
  const tail = bytes.subarray(-TAIL_BYTES)
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) throw corruptDocument()
  if (bytes.includes('/Encrypt')) throw passwordProtected()
}

const SECTOR_BYTES = 512

/** Encodes a name as in the directory of a compound file: UTF-16. */
const named = (name: string) => Buffer.from(name, 'utf16le')

const WORD = named('WordDocument')

const PROTECTED = [named('EncryptedPackage'), named('EncryptionInfo')]

const MACROS = [named('_VBA_PROJECT'), named('Macros')]

/** Checks that a compound file contains a Word document and no macros. */
async function checkDoc(bytes: Buffer) {
  if (bytes.length < 3 * SECTOR_BYTES) throw corruptDocument()
  if (PROTECTED.some((name) => bytes.includes(name))) throw passwordProtected()
  if (!bytes.includes(WORD)) throw corruptDocument()
  if (MACROS.some((name) => bytes.includes(name))) throw containsMacros()
}

export interface DocumentType {
  extension: 'pdf' | 'doc' | 'docx'
  type: string
}

/** PDF readers search for the header within this many bytes. */
const PDF_HEADER_WITHIN = 1024
/** Matches HTML or XML markup, which a browser could show as a page. */
const MARKUP = /<[a-z!?/]/i

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
  const head = bytes.toString('latin1', 0, PDF_HEADER_WITHIN)
  const kind = KINDS.find(({ begins }) => head.startsWith(begins)) ?? pdfAfterPreamble(head)
  if (!kind)
    throw new RejectedFileError('This is not a PDF or Word document. Choose a .pdf, .doc or .docx file.')
  await kind.check(bytes)
  return { extension: kind.extension, type: kind.type }
}

/**
 * Detects a PDF that has line breaks, a byte order mark or other lines before its header, as some exporters
 * and mail systems add them. Refuses a file that has markup there.
 */
function pdfAfterPreamble(head: string): (typeof KINDS)[0] | undefined {
  const at = head.indexOf(KINDS[0].begins)
  return at < 0 || MARKUP.test(head.slice(0, at)) ? undefined : KINDS[0]
}

export const TYPES: Record<string, string> = Object.fromEntries(
  KINDS.map(({ extension, type }) => [extension, type]),
)
