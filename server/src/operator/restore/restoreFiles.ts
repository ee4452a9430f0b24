import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FileStore } from '../../platform/files/store/fileStore'
import { knownUploads } from '../backup/backupFiles'
import { filesBelow, hashFile, isMissing, writeHashed } from '../backup/folder'
import { isUpload } from '../backup/layout'

export interface RestoredFiles {
  restored: number
  /** Number of files that were moved from the store to the folder aside. */
  keptAside: number
}

/**
 * Makes the store contain exactly the files that the restored database refers to. Other files are moved to the folder
 * `aside`. Safe to repeat.
 *
 * @param database the restored main database, without the files of accounts that were deleted again
 * @param backup the folder with the files of the backup
 */
export async function restoreFiles(
  store: FileStore,
  { database, backup, aside }: { database: string; backup: string; aside: string },
): Promise<RestoredFiles> {
  const folders = new Set((await knownUploads(database)).map(({ folder }) => folder))
  const inBackup = await filesBelow(backup).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const wanted = new Set(inBackup.filter((key) => folders.has(key.split('/')[0]!)))
  const outcome: RestoredFiles = { restored: 0, keptAside: 0 }
  for (const key of await uploadsIn(store)) {
    if (wanted.has(key) && (await isSame(store, key, join(backup, key)))) wanted.delete(key)
    else outcome.keptAside += await keepAside(store, key, join(aside, key))
  }
  for (const key of wanted) {
    await store.putFile(key, join(backup, key), typeOf(key))
    outcome.restored += 1
  }
  return outcome
}

/** Returns all files in the store except the journal and the notes of operators' commands. */
export async function uploadsIn(store: FileStore): Promise<string[]> {
  return (await store.list('')).filter(isUpload)
}

async function isSame(store: FileStore, key: string, file: string): Promise<boolean> {
  const stored = await store.get(key)
  if (!stored) return false
  const hash = createHash('sha256')
  for await (const chunk of stored.content as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex') === (await hashFile(file)).sha256
}

async function keepAside(store: FileStore, key: string, file: string): Promise<number> {
  const stored = await store.get(key)
  if (!stored) return 0
  await writeHashed(file, stored.content)
  await store.delete(key)
  return 1
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
}

/**
 * Returns the content type to store with the file. The main API sets the type itself when it serves the file.
 */
function typeOf(key: string): string {
  return TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}
