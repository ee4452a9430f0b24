import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readSqliteFile } from '../../platform/database/readSqliteFile'
import type { FileStore } from '../../platform/files/store/fileStore'
import { isMissing, writeHashed } from './folder'
import { isUpload } from './layout'
import type { Manifest } from './manifest'
import { listUploads } from './uploads.repo'

/** Copies of uploaded files, by key. */
export type CopiedFiles = Map<string, { bytes: number }>

/** Copies the files that are in the store and not yet in the backup. */
export async function copyFiles(store: FileStore, folder: string, copied: CopiedFiles): Promise<void> {
  for (const key of await store.list('')) {
    if (copied.has(key) || !isUpload(key)) continue
    const stored = await store.get(key).catch((error: unknown) => {
      // A missing file has been deleted since the files were listed.
      if (!isMissing(error)) throw error
    })
    if (stored) copied.set(key, await writeHashed(join(folder, key), stored.content))
  }
}

/**
 * Removes from the backup the files that the copied database does not refer to: they were deleted while the backup was
 * made, perhaps with their owner's account.
 */
export async function keepKnownFiles(
  databaseFile: string,
  folder: string,
  copied: CopiedFiles,
): Promise<Manifest['files']> {
  const known = await knownUploads(databaseFile)
  const folders = new Set(known.map((upload) => upload.folder))
  for (const key of copied.keys()) {
    const upload = key.split('/')[0]!
    if (folders.has(upload)) continue
    await rm(join(folder, upload), { recursive: true, force: true })
    copied.delete(key)
  }
  const missing = known.filter(({ key }) => !copied.has(key)).map(({ key }) => key)
  const bytes = [...copied.values()].reduce((sum, file) => sum + file.bytes, 0)
  return { count: copied.size, bytes, missing }
}

/** Returns every upload that a database file refers to. */
export async function knownUploads(databaseFile: string): Promise<{ folder: string; key: string }[]> {
  const db = readSqliteFile(databaseFile)
  try {
    return await listUploads(db)
  } finally {
    await db.destroy()
  }
}
