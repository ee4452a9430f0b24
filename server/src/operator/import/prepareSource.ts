import { copyFile } from 'node:fs/promises'
import { appliedMigrations, type AnyDatabase } from '../../platform/database/copy/tables.repo'
import { dropNulCharacters, type NulTexts } from '../../platform/database/copy/nulCharacters'
import { migrate } from '../../platform/database/migrate'
import { openDatabase } from '../../platform/database/openDatabase'
import { backupDatabase, examine } from '../backup/backupDatabase'
import { OperatorError } from '../command'
import type { ToImport } from './sources'

/** A copy of a source, with the newest schema and nothing that PostgreSQL cannot store. */
export interface PreparedSource {
  file: string
  /** What PostgreSQL cannot store and the copy therefore has not. */
  nulTexts: NulTexts
}

/** Copies a source to a new file and brings the copy up to date. The source stays as it is, whatever its version. */
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

/** A backup is left as it is to the last bit: its files have hashes. */
async function copySource({ file, isBackup, target }: ToImport, copy: string) {
  if (!isBackup) return backupDatabase({ location: { file }, migrations: target.migrations }, copy)
  await copyFile(file, copy)
  return examine(copy)
}

async function requireOurs(db: AnyDatabase, file: string) {
  if ((await appliedMigrations(db)).length === 0)
    throw new OperatorError(`There is nothing in ${file}: it is no database of this product.`)
}
