import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { version } from '../../../../package.json'
import type { Config } from '../../platform/config/config'
import { note } from '../../kernel/operation-notes/operationNotes'
import { chooseFileStore } from '../../platform/files/store/chooseFileStore'
import type { FileStore } from '../../platform/files/store/fileStore'
import { backupDatabase } from './backupDatabase'
import { copyFiles, keepKnownFiles, type CopiedFiles } from './backupFiles'
import { backupKeys } from './backupKeys'
import { backupSite } from './backupSite'
import { writeChecksums } from './checksums'
import { databasesOf } from './databases'
import { beginBackup, bytesBelow, completeBackup } from './folder'
import { databaseFileIn, PARTS } from './layout'
import { DATABASES, FORMAT, writeManifest, type Manifest } from './manifest'
import { checkBackup } from './verifyBackup'

/** Name and version of the product that made a backup. */
const PRODUCT = `Mentor-Connect ${version}`

export interface BackupOptions {
  /** True to leave out the site, whose releases can be built again. */
  withoutSite: boolean
  clock: () => Date
  /** Called with a message for each step. */
  progress: (sentence: string) => void
}

/**
 * Backs up everything that cannot be recreated into a new or empty folder, while the product may be in use, and
 * verifies the result.
 *
 * Files are copied before the databases, and new files again after them, so that every file in the main database is
 * included. The main database is copied before that of chat: if an account deletion is complete in the main database,
 * it is also complete in chat.
 */
export async function createBackup(
  config: Config,
  folder: string,
  { withoutSite, clock, progress }: BackupOptions,
): Promise<Manifest> {
  await beginBackup(folder)
  const store = chooseFileStore(config)
  const files = join(folder, PARTS.files)
  const copied: CopiedFiles = new Map()
  progress('Copying uploaded files…')
  await copyFiles(store, files, copied)

  const takenAt = clock().toISOString()
  const databases = {} as Manifest['databases']
  for (const name of DATABASES) {
    progress(`Copying the database of ${name}…`)
    databases[name] = await backupDatabase(databasesOf(config)[name], databaseFileIn(folder, name))
  }
  await copyFiles(store, files, copied)
  const manifest: Manifest = {
    format: FORMAT,
    product: PRODUCT,
    takenAt,
    databases,
    files: await keepKnownFiles(databaseFileIn(folder, 'api'), files, copied),
    keys: await backupKeys(config, join(folder, PARTS.keys)),
    site: withoutSite ? null : await backupSite(config.siteDir, join(folder, PARTS.site)),
  }
  await writeManifest(folder, manifest)
  await writeChecksums(folder)
  progress('Reading everything back…')
  await checkBackup(folder)
  await completeBackup(folder)
  await noteBackup(store, folder, clock, progress)
  return manifest
}

/** Reports the backup to the running product, for its metrics. The backup is complete even if this fails. */
async function noteBackup(
  files: FileStore,
  folder: string,
  clock: () => Date,
  progress: BackupOptions['progress'],
) {
  try {
    const { bavail, bsize } = await statfs(folder)
    const bytes = await bytesBelow(folder)
    await note(files, 'backup', { completedAt: clock().toISOString(), bytes, freeBytes: bavail * bsize })
  } catch (error) {
    progress(`The backup could not be noted for alerts: ${(error as Error).message}`)
  }
}
