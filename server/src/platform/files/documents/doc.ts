import { corruptDocument, containsMacros, passwordProtected } from './rejections'

const SECTOR_BYTES = 512
/** Names in the directory of a compound file are UTF-16. */
const named = (name: string) => Buffer.from(name, 'utf16le')
const WORD = named('WordDocument')
const PROTECTED = [named('EncryptedPackage'), named('EncryptionInfo')]
const MACROS = [named('_VBA_PROJECT'), named('Macros')]

/** A compound file that holds a Word document and no macros. */
export async function checkDoc(bytes: Buffer) {
  if (bytes.length < 3 * SECTOR_BYTES) throw corruptDocument()
  if (PROTECTED.some((name) => bytes.includes(name))) throw passwordProtected()
  if (!bytes.includes(WORD)) throw corruptDocument()
  if (MACROS.some((name) => bytes.includes(name))) throw containsMacros()
}
