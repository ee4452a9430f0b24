import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { containerName } from '../containerName'
import { hasOwnHashList } from '../release/hashList'
import { pathInside } from '../release/pathInside'
import { hashListLine, integrityOf, isCompressedCopy } from '../release/hashAndCompress'
import type { Issue, ReleaseRule } from './builtRelease'
import { readText } from './files'

/** A compressed copy of a tiny file is longer than the file, by at most this many bytes. */
const LONGER_BY = 100

/** Browsers get the compressed copy instead of the file, so it must decompress to the same bytes. */
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

/** Undefined if the file cannot be decompressed or exceeds `bytes`, so a decompression bomb is never unpacked. */
function decompressedHash(path: string, bytes: number): string | undefined {
  const decompress = path.endsWith('.br') ? brotliDecompressSync : gunzipSync
  try {
    return integrityOf(decompress(readFileSync(path), { maxOutputLength: Math.max(bytes, 1) }))
  } catch {
    // Invalid, or larger than stated.
    return undefined
  }
}

/**
 * The entry of a build with our preset begins with the hashes of its other scripts. With wrong hashes browsers would
 * refuse the scripts. For builds of other bundlers the site adds a list of its own.
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
