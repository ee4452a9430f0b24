import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { containerName } from '@mentor-connect/shared/build/containerName'
import { confined } from '../../site/confined'
import { hashListLine, integrityOf, isCompressedCopy } from '../../site/seal'
import type { Fault, Rule } from './candidate'
import { textOf } from './files'

/** A compressed copy of very little is longer than it: by no more than this, in bytes. */
const LONGER_BY = 100

/** Browsers are given the compressed copy instead of the file: it must hold the same bytes. */
export const compressedCopyRule: Rule = ({ description: { files }, dir }) =>
  Object.keys(files)
    .filter(isCompressedCopy)
    .flatMap((copy): Fault[] => {
      const original = copy.slice(0, copy.lastIndexOf('.'))
      const said = files[original]
      if (!said)
        return [`${copy} is a compressed copy of ${original}, which is not there: build the release again.`]
      const isLong = files[copy]!.bytes > said.bytes + LONGER_BY
      return !isLong && decompressedHash(confined(dir, copy), said.bytes) === said.integrity
        ? []
        : [
            `${copy} does not hold the same as ${original}: build the release again, and let nothing change it.`,
          ]
    })

/** Undefined when it cannot be decompressed, or gives more than it may: a bomb is not unpacked. */
function decompressedHash(path: string, bytes: number): string | undefined {
  const decompress = path.endsWith('.br') ? brotliDecompressSync : gunzipSync
  try {
    return integrityOf(decompress(readFileSync(path), { maxOutputLength: Math.max(bytes, 1) }))
  } catch {
    // Not compressed data, or too much of it.
    return undefined
  }
}

const HASH_LIST = /^\(self\.mcIntegrity\|\|=\{\}\)\[/

/**
 * The entry of a build with our preset begins with the hashes of its other scripts. A list that is not that of the
 * files would make browsers refuse them. (Builds of other bundlers have none.)
 */
export const hashListRule: Rule = ({ description: { area, entry, files }, dir }) => {
  const text = textOf(dir, entry) ?? ''
  if (!HASH_LIST.test(text)) return []
  const expected = hashListLine(containerName(area), entry, files)
  return text.startsWith(expected)
    ? []
    : [
        `The hashes at the beginning of ${entry} are not those of the files: build the release again, and let nothing change it.`,
      ]
}
