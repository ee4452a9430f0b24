import { sql, type Migration } from 'kysely'
import { chmodSync, existsSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { copyTables, inSnapshot } from '../../platform/database/copy/copyTables'
import { digestTables } from '../../platform/database/copy/digest'
import { appliedMigrations, dataTables, type AnyDatabase } from '../../platform/database/copy/tables.repo'
import { migrate, NewerDatabase } from '../../platform/database/migrate'
import { openDatabase, type DatabaseLocation } from '../../platform/database/openDatabase'
import { readSqliteFile } from '../../platform/database/readSqliteFile'
import { OperatorError } from '../command'
import type { BackedUpDatabase } from './manifest'

export interface DatabaseToBackUp {
  location: DatabaseLocation
  migrations: Record<string, Migration>
}

/**
 * Writes a consistent snapshot of a database that may be in use to a new SQLite file, for either kind of database. The
 * schema is not migrated, even if this program knows a newer one.
 */
export async function backupDatabase(
  { location, migrations }: DatabaseToBackUp,
  file: string,
): Promise<BackedUpDatabase> {
  if (!location.url && !existsSync(location.file))
    throw new OperatorError(`There is no database ${location.file}: set DATA_DIR, or start the product once.`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const source = openDatabase<Record<string, Record<string, unknown>>>(location)
  try {
    if (location.url) await copyPostgres(source, migrations, file)
    else await sql`vacuum into ${file}`.execute(source)
  } finally {
    await source.destroy()
  }
  chmodSync(file, 0o600)
  await flush(file)
  return { source: location.url ? 'postgresql' : 'sqlite', ...(await examine(file)) }
}

/** Reads the whole file. Throws if SQLite finds an error in it. */
export async function examine(file: string): Promise<Pick<BackedUpDatabase, 'migrations' | 'tables'>> {
  const db = readSqliteFile(file)
  try {
    const result = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
    const [first] = result.rows
    if (first?.integrity_check !== 'ok')
      throw new OperatorError(`The database file ${file} is damaged: ${first?.integrity_check}.`)
    if (orphans.rows[0])
      throw new OperatorError(`In ${file}, rows of ${orphans.rows[0].table} refer to rows that are missing.`)
    return {
      migrations: await appliedMigrations(db),
      tables: await digestTables(db, await dataTables(db)),
    }
  } finally {
    await db.destroy()
  }
}

/** Copies a PostgreSQL database. Needs only the right to read its tables, and no external program. */
async function copyPostgres(source: AnyDatabase, known: Record<string, Migration>, file: string) {
  const copy = openDatabase<Record<string, Record<string, unknown>>>({ file })
  try {
    await inSnapshot(source, async (snapshot) => {
      await migrate(copy, only(await appliedMigrations(snapshot), known))
      await copyTables(snapshot, copy)
    })
    // Makes the copy a single file without a write-ahead log.
    await sql`pragma journal_mode = delete`.execute(copy)
  } finally {
    await copy.destroy()
  }
}

function only(names: string[], known: Record<string, Migration>): Record<string, Migration> {
  if (names.length === 0) throw new OperatorError('The database is empty: there is nothing to back up.')
  return Object.fromEntries(
    names.map((name) => {
      if (!known[name]) throw new NewerDatabase(name)
      return [name, known[name]]
    }),
  )
}

async function flush(file: string) {
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
}
