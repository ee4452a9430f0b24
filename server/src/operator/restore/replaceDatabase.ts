import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { copyTables } from '../../platform/database/copy/copyTables'
import {
  BOOKKEEPING,
  dataTables,
  unloggedTables,
  type AnyDatabase,
} from '../../platform/database/copy/tables.repo'
import { migrate } from '../../platform/database/migrate'
import { openDatabase } from '../../platform/database/openDatabase'
import { readSqliteFile } from '../../platform/database/readSqliteFile'
import { backupDatabase, type DatabaseToBackUp } from '../backup/backupDatabase'
import { OperatorError } from '../command'

/** Resolves with true if the database has tables. An unreadable file counts as data. */
export async function hasData({ location }: DatabaseToBackUp): Promise<boolean> {
  if (!location.url && !existsSync(location.file)) return false
  const db = location.url ? open(location) : readSqliteFile(location.file)
  try {
    return (await dataTables(db)).length > 0
  } catch (error) {
    if (location.url) throw error
    return true
  } finally {
    await db.destroy()
  }
}

/**
 * Moves the present database to the file `kept` and replaces it by the prepared one.
 *
 * @param prepared a database file with the newest schema; it may be moved
 */
export async function replaceDatabase(
  database: DatabaseToBackUp,
  prepared: string,
  kept: string,
): Promise<void> {
  if (database.location.url) return replacePostgres(database, prepared, kept)
  await replaceFile(database.location.file, prepared, kept)
}

async function replaceFile(file: string, prepared: string, kept: string) {
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(`${file}${suffix}`)) await rename(`${file}${suffix}`, `${kept}${suffix}`)
  await rename(prepared, file)
}

async function replacePostgres(database: DatabaseToBackUp, prepared: string, kept: string) {
  if (await hasData(database)) await keepCopy(database, kept)
  await fillPostgres(database, prepared)
}

/** Replaces the contents of a PostgreSQL database by those of a database file. */
async function fillPostgres({ location, migrations }: DatabaseToBackUp, file: string) {
  const source = readSqliteFile(file)
  const target = open(location)
  try {
    const tables = (await dataTables(source)).map(({ name }) => name)
    const all = [...tables, ...(await unloggedTables(target)), ...BOOKKEEPING]
    await target.transaction().execute((tx) => dropTables(tx, all))
    await migrate(target, migrations)
    return await copyTables(source, target)
  } finally {
    await source.destroy()
    await target.destroy()
  }
}

/** Drops these tables and the functions of their triggers. Everything else in the database stays. */
async function dropTables(tx: AnyDatabase, tables: string[]) {
  const functions = await sql<{ name: string }>`select distinct proname as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and relnamespace = current_schema()::regnamespace
      and relname in (${sql.join(tables)})`.execute(tx)
  for (const name of tables) await sql`drop table if exists ${sql.table(name)} cascade`.execute(tx)
  for (const { name } of functions.rows) await sql`drop function if exists ${sql.table(name)}()`.execute(tx)
}

async function keepCopy(database: DatabaseToBackUp, kept: string) {
  await backupDatabase(database, kept).catch((cause: unknown) => {
    throw new OperatorError(
      `The present database could not be kept aside (${cause instanceof Error ? cause.message : String(cause)}): make a new, empty database and name that in the settings.`,
    )
  })
}

function open(location: DatabaseToBackUp['location']): AnyDatabase {
  return openDatabase<Record<string, Record<string, unknown>>>(location)
}
