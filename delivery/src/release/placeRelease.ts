import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { releasePath } from '../site/areas'
import { confined, confinedForWriting } from '../site/confined'
import { RELEASE_FILE, type Release } from '../site/release'
import { filesOf, isCompressedCopy } from '../site/seal'
import type { Candidate } from './gate/candidate'
import type { Lock } from './lock/lock'
import { Refused } from './refused'
import { placedRelease, unlessLost } from './siteStore'

/**
 * Copies a release that has passed the gate into the site, under a name that only shows when it is whole. A release
 * never changes under its id: doing it twice changes nothing.
 *
 * @throws Refused when the id is taken by other files
 */
export function placeRelease(siteDir: string, lock: Lock, candidate: Candidate): void {
  const { area, release } = candidate.description
  const target = join(siteDir, releasePath(area, release))
  refuseOtherFiles(siteDir, candidate)
  if (existsSync(target)) return
  lock.renew()
  const draft = join(lock.work, `${area}-${release}`)
  unlessLost(lock, () => {
    mkdirSync(draft)
    copyListed(candidate, draft)
    mkdirSync(dirname(target), { recursive: true })
    renameSync(draft, target)
  })
}

/** @throws Refused */
export function refuseOtherFiles(siteDir: string, { description }: Candidate): void {
  const { area, release } = description
  const dir = join(siteDir, releasePath(area, release))
  const placed = placedRelease(siteDir, area, release)
  if (!placed) return
  const isSame =
    isDeepStrictEqual(originals(placed), originals(description)) &&
    isDeepStrictEqual(filesOf(dir), placed.files)
  if (isSame) return
  throw new Refused([
    `${area}@${release} is on this site already, with other files: a release never changes under its id. Change the sources and build again, or release the build that is there.`,
  ])
}

/** Without the compressed copies: another version of the compressor gives others of the same files. */
function originals(description: Release): Release {
  const files = Object.entries(description.files).filter(([file]) => !isCompressedCopy(file))
  return { ...description, files: Object.fromEntries(files) }
}

/** Copies what the description lists and nothing else, and makes sure that it is what the gate has seen. */
function copyListed({ description, dir }: Candidate, to: string) {
  for (const file of Object.keys(description.files)) {
    copyFileSync(confined(dir, file), confinedForWriting(to, file))
  }
  if (!isDeepStrictEqual(filesOf(to), description.files))
    throw new Refused([`The files of ${description.area} changed while they were copied: build it again.`])
  writeFileSync(join(to, RELEASE_FILE), JSON.stringify(description, null, 2))
}
