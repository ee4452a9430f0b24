import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { damaged, hasMacros, isBomb, isProtected } from './refusals'
import { readEntries, type ZipEntry } from './zip'

const unpack = promisify(inflateRaw)

const ENTRIES_MAX = 2000
const UNPACKED_MAX_BYTES = 150 * 1024 * 1024
/** Text shrinks a lot: below this size no ratio is suspicious. */
const RATIO_FROM_BYTES = 5 * 1024 * 1024
const RATIO_MAX = 100

const NEEDED = ['[Content_Types].xml', 'word/document.xml']

/** A zip archive that is a Word document, holds no macros, and is as large inside as it says. */
export async function checkDocx(bytes: Buffer) {
  const entries = readEntries(bytes, ENTRIES_MAX)
  const names = new Set(entries.map(({ name }) => name))
  if (entries.some(({ encrypted }) => encrypted)) throw isProtected()
  if (!NEEDED.every((name) => names.has(name)) || names.size < entries.length) throw damaged()
  if (entries.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]/.test(name))) throw damaged()
  if (entries.some(({ name }) => /vbaProject|vbaData/i.test(name))) throw hasMacros()
  const total = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (total > UNPACKED_MAX_BYTES) throw isBomb()
  if (total > RATIO_FROM_BYTES && total > bytes.length * RATIO_MAX) throw isBomb()
  for (const entry of entries) await checkEntry(entry)
}

/** The directory may lie: unpacking stops at the size that it states. */
async function checkEntry({ method, packed, unpackedBytes }: ZipEntry) {
  if (method === 0 && packed.length === unpackedBytes) return
  if (method !== 8) throw damaged()
  try {
    const { length } = await unpack(packed, { maxOutputLength: Math.max(unpackedBytes, 1) })
    if (length !== unpackedBytes) throw damaged()
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? isBomb() : damaged()
  }
}
