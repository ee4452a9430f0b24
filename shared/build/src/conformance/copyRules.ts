import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { containerName } from '../containerName'
import { hasOwnHashList } from '../release/hashList'
import { pathInside } from '../release/pathInside'
import { hashListLine, integrityOf, isCompressedCopy } from '../release/hashAndCompress'
import type { Issue, ReleaseRule } from './builtRelease'
import { readText } from './files'

/** Maximum number of bytes by which the compressed copy of a tiny file may be longer than the file. */
const LONGER_BY = 100

/**
 * Checks that each compressed copy decompresses to the bytes of its file, because browsers get the copy instead of
 * the file.
 */
export const compressedCopyRule: ReleaseRule = ({ description: { files }, dir }) =>
  Object.keys(files)
    .filter(isCompressedCopy)
    .flatMap((copy): Issue[] => {
      const original = copy.slice(0, copy.lastIndexOf('.'))
      const listed = files[original]
      if (!listed)
        return [`${copy} is a compressed copy of ${original}, which does not exist: build the release again.`]
      const isLong = files[copy]!.bytes > listed.bytes + LONGER_BY
      return !isLong && decompressedHash(pathInside(dir, copy), listed.bytes) === listed.integrity
        ? []
        : [
            `${copy} does not decompress to ${original}: build the release again, and do not change its files afterwards.`,
          ]
    })

/**
 * Returns the hash of a decompressed file. Undefined if it cannot be decompressed or exceeds `bytes`, so that a
 * decompression bomb is never unpacked.
 */
function decompressedHash(path: string, bytes: number): string | undefined {
  const decompress = path.endsWith('.br') ? brotliDecompressSync : gunzipSync
  try {
    return integrityOf(decompress(readFileSync(path), { maxOutputLength: Math.max(bytes, 1) }))
  } catch {
    // The file is invalid, or larger than stated.
    return undefined
  }
}

/**
 * Checks the hashes at the beginning of an entry that was built with our preset. With wrong hashes, browsers would
 * refuse the release's other scripts. For builds of other bundlers, the site adds a separate list of hashes.
 */
export const hashListRule: ReleaseRule = ({ description: { area, entry, files }, dir }) => {
  const text = readText(dir, entry) ?? ''
  if (!hasOwnHashList(text)) return []
  const expected = hashListLine(containerName(area), entry, files)
  return text.startsWith(expected)
    ? []
    : [
        `The hashes at the beginning of ${entry} are not those of the files: build the release again, and do not change its files afterwards.`,
      ]
}
