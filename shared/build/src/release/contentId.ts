import { createHash } from 'node:crypto'
import { canonicalJson } from '@mentor-connect/contract/site/canonicalJson'
import { isCompressedCopy } from './hashAndCompress'
import type { Release } from './release'

const LENGTH = 12

/**
 * Returns the id of a release: a hash of its description, which contains the hashes of all files. Compressed copies
 * are not included, because another version of the compressor produces different bytes for the same file.
 */
export function contentId({ files, ...statement }: Omit<Release, 'release'>): string {
  const originals = Object.entries(files).filter(([file]) => !isCompressedCopy(file))
  const content = canonicalJson({ ...statement, files: Object.fromEntries(originals) })
  return createHash('sha256').update(content).digest('hex').slice(0, LENGTH)
}
