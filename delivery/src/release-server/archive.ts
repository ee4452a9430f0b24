import { mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { outageOf } from '@mentor-connect/server/outages'
import { extract, list } from 'tar'

/** Maximum bytes of an uploaded release, compressed and extracted, and maximum number of its files. */
export const PACKED_MAX = 64 * 1024 * 1024
const UNPACKED_MAX = 256 * 1024 * 1024
const FILES_MAX = 5_000

/** Thrown if an upload is not the archive of a release. */
export class BadArchive extends Error {}

export class TooLarge extends Error {
  override message = `The release has more than ${PACKED_MAX / 1024 / 1024} MB packed: leave out what no page needs.`
}

/**
 * Extracts an archive into a new folder in `workDir`. The archive may contain only regular files and folders, within
 * the size limits.
 *
 * @returns the new folder
 * @throws BadArchive, TooLarge
 */
export async function unpack(archive: Readable, workDir: string): Promise<string> {
  const file = join(workDir, 'release.tar')
  const dir = join(workDir, 'release')
  mkdirSync(dir)
  // The file is opened before anything is streamed into it: a stream that opens it later could create it again after
  // the folder has been removed.
  const packed = await open(file, 'wx')
  try {
    await pipeline(
      // Keep the request open on failure, so that the sender still gets the response. The rest of the upload is read
      // and dropped.
      archive.iterator({ destroyOnReturn: false }),
      atMost(PACKED_MAX, () => new TooLarge()),
      createGunzip(),
      atMost(UNPACKED_MAX, () => new Error('it contains more than a release may have')),
      packed.createWriteStream(),
    )
    await check(file)
    await extract({ file, cwd: dir, strict: true })
  } catch (error) {
    // A full disk is not a fault of the upload.
    if (error instanceof TooLarge || outageOf(error)) throw error
    throw new BadArchive(`The upload is not a release: ${(error as Error).message}.`)
  }
  return dir
}

/** Checks all entries before any of them is written. */
async function check(file: string) {
  const issues: string[] = []
  let entries = 0
  await list({
    file,
    strict: true,
    onReadEntry: ({ path, type }) => {
      entries += 1
      if (!['File', 'Directory'].includes(type))
        issues.push(`"${path}" is a ${type}; a release may contain files only`)
      if (path.startsWith('/') || path.split('/').includes('..'))
        issues.push(`"${path}" is outside the release`)
    },
  })
  if (entries > FILES_MAX) issues.push('it contains more files than a release may have')
  if (issues[0]) throw new Error(issues[0])
}

function atMost(limit: number, issue: () => Error) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > limit) throw issue()
      yield chunk
    }
  }
}
