import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { OperatorError } from '../command'

/** File that exists while a backup is being made. A folder that contains it is not a complete backup. */
const INCOMPLETE = 'INCOMPLETE'
const INCOMPLETE_TEXT =
  'This backup is still being made, or was interrupted: it cannot be restored. If nothing is working on it, delete the folder and make another one.\n'

export interface Hashed {
  bytes: number
  /** SHA-256, hexadecimal. */
  sha256: string
}

/** Creates the folder of a backup. An existing folder is used if it is empty. */
export async function beginBackup(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty: name a new folder for each backup.`)
  await chmod(folder, 0o700)
  await writeWhole(join(folder, INCOMPLETE), INCOMPLETE_TEXT)
}

export async function completeBackup(folder: string): Promise<void> {
  await rm(join(folder, INCOMPLETE))
  await syncFolder(folder)
}

export async function isIncomplete(folder: string): Promise<boolean> {
  return (await readdir(folder)).includes(INCOMPLETE)
}

/**
 * Returns the time at which an incomplete backup was begun, or undefined if the folder contains no incomplete
 * backup.
 */
export async function incompleteSince(folder: string): Promise<Date | undefined> {
  const mark = join(folder, INCOMPLETE)
  // Another program may have written a file with this name and other content.
  const text = await readFile(mark, 'utf8').catch(() => undefined)
  return text === INCOMPLETE_TEXT ? (await stat(mark)).mtime : undefined
}

/** Returns the size of all files below a folder, in bytes. */
export async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0
  for (const file of await filesBelow(folder)) bytes += (await stat(join(folder, file))).size
  return bytes
}

/** Writes a file atomically, readable by its owner only, and flushes it to disk. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.part`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

/** Writes a stream to a new file that only its owner can read, flushes it, and returns hash and size. */
export async function writeHashed(file: string, content: Readable): Promise<Hashed> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const handle = await open(file, 'w', 0o600)
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

export async function hashFile(file: string): Promise<Hashed> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Returns the relative paths of all files below a folder, sorted, with slashes as separators. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  // Some systems cannot flush a folder; they write its file names to the disk a moment later.
  await handle.sync().catch(() => undefined)
  await handle.close()
}
