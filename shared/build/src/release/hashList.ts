import type { Integrity } from '@mentor-connect/contract/site/siteRegistry'
import { integrityOf, isCompressedCopy } from '@mentor-connect/build/release/hashAndCompress'
import type { Release } from '@mentor-connect/build/release/release'

type Files = Release['files']

/** Matches the beginning of an entry that contains the hashes of the other scripts, as our build preset writes it. */
const OWN_LIST = /^\(self\.mcIntegrity\|\|=\{\}\)\[/

export const hasOwnHashList = (entryText: string) => OWN_LIST.test(entryText)

/** Returns the list of hashes that the site adds to a release whose entry contains none: file → hash, as JSON. */
export function hashListText(files: Files): string {
  const originals = Object.keys(files).filter((file) => !isCompressedCopy(file))
  return JSON.stringify(Object.fromEntries(originals.sort().map((file) => [file, files[file]!.integrity])))
}

export const hashOfList = (files: Files): Integrity => integrityOf(Buffer.from(hashListText(files)))
