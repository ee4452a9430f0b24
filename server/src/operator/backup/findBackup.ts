import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../command'
import { isIncomplete } from './folder'
import { hasManifest, readManifest } from './manifest'

export interface FoundBackup {
  path: string
  takenAt: string
}

/** Returns the complete backups directly inside a folder that this version can read, the newest first. */
export async function listBackups(folder: string): Promise<FoundBackup[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found: FoundBackup[] = []
  for (const path of entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))) {
    if (!hasManifest(path) || (await isIncomplete(path))) continue
    const manifest = await readManifest(path).catch(() => undefined)
    if (manifest) found.push({ path, takenAt: manifest.takenAt })
  }
  return found.sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1))
}

/**
 * Returns the folder itself if it is a backup, otherwise the newest complete backup in it. @throws
 * OperatorError
 */
export async function newestBackup(folder: string): Promise<string> {
  if (hasManifest(folder)) return folder
  const [newest] = await listBackups(folder)
  if (!newest) throw new OperatorError(`There is no complete backup in ${folder}.`)
  return newest.path
}
