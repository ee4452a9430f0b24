import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { RejectedFileError } from '../rejectedFileError'

const ENTRIES_MAX = 2000
const UNPACKED_MAX_BYTES = 150 * 1024 * 1024
/** Below this uncompressed size the compression ratio is not checked, because text compresses well. */
const RATIO_FROM_BYTES = 5 * 1024 * 1024
const RATIO_MAX = 100

const REQUIRED = ['[Content_Types].xml', 'word/document.xml']

/**
 * Checks that a zip archive is a Word document that has no macros and is as large as its directory states.
 */
export async function checkDocx(bytes: Buffer) {
  // The sizes are compared in `checkSize`, because the library reports the same error for too much and for
  // too little content.
  const options = { lazyEntries: true, validateEntrySizes: false }
  const archive = await fromBufferPromise(bytes, options).catch(rejectCorrupt)
  if (archive.entryCount > ENTRIES_MAX) throw zipBomb()
  const entries = await readEntries(archive).catch(rejectCorrupt)
  const names = new Set(entries.map(({ fileName }) => fileName))
  if (entries.some((entry) => entry.isEncrypted())) throw passwordProtected()
  if (!REQUIRED.every((name) => names.has(name)) || names.size < entries.length) throw corruptDocument()
  if (entries.some(({ fileName }) => /vbaProject|vbaData/i.test(fileName))) throw containsMacros()
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (total > UNPACKED_MAX_BYTES) throw zipBomb()
  if (total > RATIO_FROM_BYTES && total > bytes.length * RATIO_MAX) throw zipBomb()
  for (const entry of entries) await checkSize(archive, entry)
}

/** Reads the entries in the directory of the archive. Refuses names that point outside the archive. */
async function readEntries(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of archive.eachEntry()) entries.push(entry)
  return entries
}

/** Unpacks an entry up to the size that the directory states, and refuses the document if the size is wrong. */
async function checkSize(archive: ZipFile, entry: Entry) {
  if (!entry.canDecodeFileData()) throw corruptDocument()
  let size = 0
  try {
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length
      if (size > entry.uncompressedSize) break
    }
  } catch {
    throw corruptDocument()
  }
  if (size > entry.uncompressedSize) throw zipBomb()
  if (size < entry.uncompressedSize) throw corruptDocument()
}

/** Replaces every error of the library with the message for a corrupt document. */
function rejectCorrupt(): never {
  throw corruptDocument()
}

export const corruptDocument = () =>
  new RejectedFileError('This document is damaged. Save it again and choose it once more.')

export const passwordProtected = () =>
  new RejectedFileError('This document is protected with a password. Learners could not open it.')

export const containsMacros = () =>
  new RejectedFileError('This document contains macros. Save it without them and choose it once more.')

const zipBomb = () => new RejectedFileError('This document unpacks to far too much. Choose another one.')
