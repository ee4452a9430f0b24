import { copyFile } from 'node:fs/promises'
import { appliedMigrations, type AnyDatabase } from '../../platform/database/copy/tables.repo'
import { dropNulCharacters, type NulTexts } from '../../platform/database/copy/nulCharacters'
import { migrate } from '../../platform/database/migrate'
import { openDatabase } from '../../platform/database/openDatabase'
import { backupDatabase, examine } from '../backup/backupDatabase'
import { OperatorError } from '../command'
import type { ToImport } from './sources'

/** A copy of a source with the newest schema and without text that PostgreSQL cannot store. */
export interface PreparedSource {
  file: string
  /** Texts from which NUL characters were removed, which PostgreSQL cannot store. */
  nulTexts: NulTexts
}

/** Copies a source of any version to a new file and migrates the copy. The source is not changed. */
export async function prepareSource(source: ToImport, file: string): Promise<PreparedSource> {
  await copySource(source, file)
  const db = openDatabase<Record<string, Record<string, unknown>>>({ file })
  try {
    await requireOurs(db, source.file)
    await migrate(db, source.target.migrations)
    return { file, nulTexts: await dropNulCharacters(db) }
  } finally {
    await db.destroy()
  }
}

/** Must not change a single byte of a backup, whose files have checksums. */
async function copySource({ file, isBackup, target }: ToImport, copy: string) {
  if (!isBackup) return backupDatabase({ location: { file }, migrations: target.migrations }, copy)
  await copyFile(file, copy)
  return examine(copy)
}

async function requireOurs(db: AnyDatabase, file: string) {
  if ((await appliedMigrations(db)).length === 0)
    throw new OperatorError(
      `${file} has no tables of this product: name a data folder or a backup of Mentor-Connect.`,
    )
}
