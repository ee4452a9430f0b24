import { createHash } from 'node:crypto'
import { sql, type Migration } from 'kysely'
import { dataTables, type AnyDatabase } from '../platform/database/copy/tables.repo'

type Migrations = Record<string, Migration>
/** Rows by table, in an order that foreign keys allow. Each row has every column that its table ever had. */
export type Rows = Record<string, Record<string, unknown>[]>

/** The migrations up to and including this one. */
export function migrationsUpTo(migrations: Migrations, last: string): Migrations {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
}

/** Inserts the tables and columns that a database of that version has. */
export async function insertKnown(db: unknown, rows: Rows): Promise<void> {
  const any = db as AnyDatabase
  const tables = new Map((await dataTables(any)).map(({ name, columns }) => [name, new Set(columns)]))
  for (const [table, values] of Object.entries(rows)) {
    const columns = tables.get(table)
    if (!columns) continue
    for (const row of values)
      await any
        .insertInto(table)
        .values(Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))))
        .execute()
  }
}

/** Hash of all `create` statements in an SQLite database. */
export async function schemaHash(db: unknown): Promise<string> {
  const { rows } = await sql<{ statement: string }>`select sql as statement from sqlite_master
    where sql is not null order by type, name`.execute(db as AnyDatabase)
  return createHash('sha256')
    .update(rows.map(({ statement }) => statement).join('\n'))
    .digest('hex')
    .slice(0, 16)
}
