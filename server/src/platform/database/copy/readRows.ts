import { sql } from 'kysely'
import { isPostgres } from '../isPostgres'
import type { AnyDatabase, DataTable } from './tables'

export type Row = Record<string, unknown>

/** Rows in one go: many enough to be quick, few enough for any length of row. */
const BATCH = 500

/** All rows of a table in batches, in no particular order. On PostgreSQL it must be called in a transaction. */
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
