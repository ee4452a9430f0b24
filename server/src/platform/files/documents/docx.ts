import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { damaged, hasMacros, isBomb, isProtected } from './refusals'

const ENTRIES_MAX = 2000
const UNPACKED_MAX_BYTES = 150 * 1024 * 1024
/** Text shrinks a lot: below this size no ratio is suspicious. */
const RATIO_FROM_BYTES = 5 * 1024 * 1024
const RATIO_MAX = 100

const REQUIRED = ['[Content_Types].xml', 'word/document.xml']

/** A zip archive that is a Word document, holds no macros, and is as large inside as it says. */
export async function checkDocx(bytes: Buffer) {
  // Sizes are compared below: the library does not tell too much content from too little.
  const options = { lazyEntries: true, validateEntrySizes: false }
  const archive = await fromBufferPromise(bytes, options).catch(rejectCorrupt)
  if (archive.entryCount > ENTRIES_MAX) throw isBomb()
  const entries = await readEntries(archive).catch(rejectCorrupt)
  const names = new Set(entries.map(({ fileName }) => fileName))
  if (entries.some((entry) => entry.isEncrypted())) throw isProtected()
  if (!REQUIRED.every((name) => names.has(name)) || names.size < entries.length) throw damaged()
  if (entries.some(({ fileName }) => /vbaProject|vbaData/i.test(fileName))) throw hasMacros()
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (total > UNPACKED_MAX_BYTES) throw isBomb()
  if (total > RATIO_FROM_BYTES && total > bytes.length * RATIO_MAX) throw isBomb()
  for (const entry of entries) await checkSize(archive, entry)
}

/** The entries as the directory of the archive lists them. Names that lead out of the archive are refused. */
async function readEntries(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of archive.eachEntry()) entries.push(entry)
  return entries
}

/** The directory may lie: unpacking stops at the size that it states. */
async function checkSize(archive: ZipFile, entry: Entry) {
  if (!entry.canDecodeFileData()) throw damaged()
  let size = 0
  try {
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length
      if (size > entry.uncompressedSize) break
    }
  } catch {
    throw damaged()
  }
  if (size > entry.uncompressedSize) throw isBomb()
  if (size < entry.uncompressedSize) throw damaged()
}

/** Whatever the library says about the archive, to a person it is damaged. */
function rejectCorrupt(): never {
  throw damaged()
}
