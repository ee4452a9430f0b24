import { copyFile } from 'node:fs/promises'
import { appliedMigrations, type AnyDatabase } from '../../platform/database/copy/tables.repo'
import { migrate } from '../../platform/database/migrate'
import { openDatabase } from '../../platform/database/openDatabase'
import { examine } from '../backup/backupDatabase'
import { OperatorError } from '../command'
import type { LockedSource } from './lockSource'
import type { ToImport } from './sources'

/** A database to copy. Files of a backup have no lock, because nobody writes to them. */
export type SourceToCopy = ToImport & { lock?: LockedSource }

/** Copies a source of any version to a new file and migrates the copy. The source is not changed. */
export async function prepareSource(source: SourceToCopy, file: string): Promise<void> {
  await copySource(source, file)
  const db = openDatabase<Record<string, Record<string, unknown>>>({ file })
  try {
    await requireOurs(db, source.file)
    await migrate(db, source.target.migrations)
  } finally {
    await db.destroy()
  }
}

/**
 * Copies a source to a new file. The files of a backup must not change by a single byte, because they have
 * checksums.
 */
async function copySource({ file, lock }: SourceToCopy, copy: string) {
  if (lock) lock.copyTo(copy)
  else await copyFile(file, copy)
  await examine(copy)
}

async function requireOurs(db: AnyDatabase, file: string) {
  if ((await appliedMigrations(db)).length === 0)
    throw new OperatorError(
      `${file} has no tables of this product: name a data folder or a backup of Mentor-Connect.`,
    )
}
