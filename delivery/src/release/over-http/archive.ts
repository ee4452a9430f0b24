import { mkdirSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { create, extract, list } from 'tar'

/** Most bytes of a release on its way, packed, and of its files. */
export const PACKED_MAX = 64 * 1024 * 1024
const UNPACKED_MAX = 256 * 1024 * 1024
const FILES_MAX = 5_000

/** What arrived is no archive of a release. */
export class BadArchive extends Error {}

export class TooLarge extends Error {
  override message = `The release has more than ${PACKED_MAX / 1024 / 1024} MB packed: leave out what no page needs.`
}

/** A folder as one gzipped tar stream, without owners and times: the same folder gives the same files anywhere. */
export async function pack(dir: string): Promise<Readable> {
  return create({ cwd: dir, gzip: true, portable: true }, await readdir(dir)) as unknown as Readable
}

/**
 * Unpacks an archive into a new folder beside it. Files and folders only, inside of it only, no more than a release may
 * have.
 *
 * @returns the folder
 * @throws BadArchive, TooLarge
 */
export async function unpack(archive: Readable, workDir: string): Promise<string> {
  const file = join(workDir, 'release.tar')
  const dir = join(workDir, 'release')
  mkdirSync(dir)
  // Opened before anything is read: a stream that opens later could still make its file when the folder is gone.
  const packed = await open(file, 'wx')
  try {
    await pipeline(
      // Whoever sends too much still gets an answer: the rest of the request is read and dropped behind it.
      archive.iterator({ destroyOnReturn: false }),
      atMost(PACKED_MAX, () => new TooLarge()),
      createGunzip(),
      atMost(UNPACKED_MAX, () => new Error('it holds more than a release may have')),
      packed.createWriteStream(),
    )
    await check(file)
    await extract({ file, cwd: dir, strict: true })
  } catch (error) {
    if (error instanceof TooLarge) throw error
    throw new BadArchive(`What arrived is no release: ${(error as Error).message}.`)
  }
  return dir
}

/** Looks at every entry before one is written. */
async function check(file: string) {
  const faults: string[] = []
  let entries = 0
  await list({
    file,
    strict: true,
    onReadEntry: ({ path, type }) => {
      entries += 1
      if (!['File', 'Directory'].includes(type))
        faults.push(`"${path}" is a ${type}, a release has files only`)
      if (path.startsWith('/') || path.split('/').includes('..'))
        faults.push(`"${path}" lies outside of the release`)
    },
  })
  if (entries > FILES_MAX) faults.push('it holds more files than a release may have')
  if (faults[0]) throw new Error(faults[0])
}

function atMost(limit: number, fault: () => Error) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > limit) throw fault()
      yield chunk
    }
  }
}
