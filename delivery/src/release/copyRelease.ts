import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { HASH_LIST_FILE } from '@mentor-connect/contract/site/siteRegistry'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { hashListText } from '@mentor-connect/build/release/hashList'
import { pathInside, pathInsideForWriting } from '@mentor-connect/build/release/pathInside'
import { RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'
import { describeFiles, isCompressedCopy } from '@mentor-connect/build/release/hashAndCompress'
import { Refused } from '@mentor-connect/release/refused'
import type { Candidate } from './candidate'
import type { Lock } from '../store/lock/lock'
import { storedRelease, whileLocked } from '../store/siteStore'

/**
 * Copies a release that has passed the gate into the site; its folder appears only when it is complete. Releases are
 * immutable, so copying one twice changes nothing.
 *
 * @throws Refused if the site has different files under the same release id
 */
export function copyRelease(siteDir: string, lock: Lock, candidate: Candidate): void {
  const { area, release } = candidate.description
  const target = join(siteDir, releasePath(area, release))
  refuseOtherFiles(siteDir, candidate)
  if (existsSync(target)) return
  lock.renew()
  const draft = join(lock.work, `${area}-${release}`)
  whileLocked(lock, () => {
    mkdirSync(draft)
    copyListed(candidate, draft)
    mkdirSync(dirname(target), { recursive: true })
    renameSync(draft, target)
  })
}

/** @throws Refused if the site has different files under the same release id */
export function refuseOtherFiles(siteDir: string, { description }: Candidate): void {
  const { area, release } = description
  const dir = join(siteDir, releasePath(area, release))
  const stored = storedRelease(siteDir, area, release)
  if (!stored) return
  const isSame =
    isDeepStrictEqual(originals(stored), originals(description)) &&
    isDeepStrictEqual(describeFiles(dir), stored.files)
  if (isSame) return
  throw new Refused([
    `${area}@${release} is on this site already, with other files: a release never changes under its id. Change the sources and build again, or release the build that is there.`,
  ])
}

/**
 * Returns the description without the compressed copies and the site's additions. Other versions of the
 * compressor produce different bytes for the same files.
 */
function originals(description: Release): Release {
  const files = Object.entries(description.files).filter(([file]) => !isCompressedCopy(file))
  return { ...description, hashes: undefined, files: Object.fromEntries(files) }
}

/** Copies exactly the listed files, and verifies that they are unchanged since the gate checked them. */
export function copyListed({ description, dir }: Candidate, to: string) {
  for (const file of Object.keys(description.files)) {
    copyFileSync(pathInside(dir, file), pathInsideForWriting(to, file))
  }
  if (!isDeepStrictEqual(describeFiles(to), description.files))
    throw new Refused([`The files of ${description.area} changed while they were copied: build it again.`])
  if (description.hashes) writeFileSync(join(to, HASH_LIST_FILE), hashListText(description))
  writeFileSync(join(to, RELEASE_FILE), JSON.stringify(description, null, 2))
}
