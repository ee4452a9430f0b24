import { sql } from 'kysely'
import { isPostgres } from '../isPostgres'
import type { AnyDatabase, DataTable } from './tables.repo'

export type Row = Record<string, unknown>

/** Maximum number of values in one statement; SQLite allows 32,766. */
const VALUES_PER_STATEMENT = 30_000

/** Rows per batch: enough to be fast, few enough for rows of any length. */
const BATCH = 500

/**
 * Reads all rows of a table in batches, in no particular order. On PostgreSQL it must be called in a
 * transaction.
 */
export function readRows(db: AnyDatabase, table: DataTable): AsyncIterable<Row[]> {
  return isPostgres(db) ? fetched(db, table) : streamed(db, table)
}

async function* streamed(db: AnyDatabase, { name, columns }: DataTable): AsyncIterable<Row[]> {
  let batch: Row[] = []
  for await (const row of db.selectFrom(name).select(columns).stream()) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

async function* fetched(db: AnyDatabase, { name, columns }: DataTable): AsyncIterable<Row[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare rows_to_copy no scroll cursor for select ${list} from ${sql.table(name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from rows_to_copy`.execute(db)
    yield rows
    if (rows.length < BATCH) break
  }
  await sql`close rows_to_copy`.execute(db)
}

/** Inserts rows, split into as many statements as needed. */
export async function insertRows(db: AnyDatabase, { name, columns }: DataTable, rows: Row[]): Promise<void> {
  const perStatement = Math.floor(VALUES_PER_STATEMENT / columns.length)
  for (let i = 0; i < rows.length; i += perStatement)
    await db
      .insertInto(name)
      .values(rows.slice(i, i + perStatement))
      .execute()
}

export async function deleteRows(db: AnyDatabase, { name }: DataTable): Promise<void> {
  await db.deleteFrom(name).execute()
}
