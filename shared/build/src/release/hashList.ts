import type { Integrity } from '@mentor-connect/contract/site/siteRegistry'
import { integrityOf, isCompressedCopy } from '@mentor-connect/build/release/hashAndCompress'
import type { Release } from '@mentor-connect/build/release/release'

type Hashed = Pick<Release, 'files' | 'fallbacks'>

/** Matches the beginning of an entry that contains the hashes of the other scripts, as our build preset writes it. */
const OWN_LIST = /^\(self\.mcIntegrity\|\|=\{\}\)\[/

export const hasOwnHashList = (entryText: string) => OWN_LIST.test(entryText)

/**
 * Returns the list of hashes that the site adds to a release whose entry contains none: file → hash, as JSON. Browsers
 * refuse files of the release that are not listed, and fallbacks are left out so that no page runs a second copy of a
 * package.
 */
export function hashListText({ files, fallbacks = [] }: Hashed): string {
  const listed = Object.keys(files).filter((file) => !isCompressedCopy(file) && !fallbacks.includes(file))
  return JSON.stringify(Object.fromEntries(listed.sort().map((file) => [file, files[file]!.integrity])))
}

export const hashOfList = (release: Hashed): Integrity => integrityOf(Buffer.from(hashListText(release)))
