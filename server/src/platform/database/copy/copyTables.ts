import { sql } from 'kysely'
import { isPostgres } from '../isPostgres'
import { liftStatementTimeout } from '../migrate'
import { differences, Digest, digestTables, type DatabaseDigest } from './digest'
import { deleteRows, insertRows, readRows } from './rows.repo'
import { dataTables, type AnyDatabase, type DataTable } from './tables.repo'
import { withTriggersOff } from './triggersOff'

/**
 * Replaces the rows of `target` with those of `source`, which must have the same schema, in one transaction.
 * Afterwards compares both databases table by table.
 */
export function copyTables(
  source: AnyDatabase,
  target: AnyDatabase,
  onTable?: TableListener,
): Promise<DatabaseDigest> {
  return target.transaction().execute((tx) => copyTablesIn(tx, source, onTable))
}

/** Called after each table with its name and number of rows. */
export type TableListener = (name: string, rows: number) => void

/** Does the same as `copyTables`, but within the caller's transaction `tx`. */
export async function copyTablesIn(
  tx: AnyDatabase,
  source: AnyDatabase,
  onTable: TableListener = () => undefined,
): Promise<DatabaseDigest> {
  const tables = await dataTables(source)
  requireSame(tables, await dataTables(tx))
  await liftStatementTimeout(tx)
  const digests: DatabaseDigest = {}
  await withTriggersOff(tx, tables, async () => {
    for (const table of [...tables].reverse()) await deleteRows(tx, table)
    for (const table of tables) {
      const digest = (digests[table.name] = await copyTable(source, tx, table))
      onTable(table.name, digest.rows)
    }
  })
  await continueNumbering(tx)
  const different = differences(digests, await digestTables(tx, tables))
  if (different.length > 0)
    throw new Error(`The copy differs in ${different.join(', ')}: nothing was changed. Please report this.`)
  return digests
}

async function copyTable(source: AnyDatabase, target: AnyDatabase, table: DataTable) {
  return fillTable(source, target, table).catch((cause: Error) => {
    throw new Error(`Table ${table.name} could not be copied: ${cause.message}`, { cause })
  })
}

async function fillTable(source: AnyDatabase, target: AnyDatabase, table: DataTable) {
  const digest = new Digest(table.columns)
  for await (const rows of readRows(source, table)) {
    rows.forEach((row) => digest.add(row))
    await insertRows(target, table, rows)
  }
  return digest.value
}

function requireSame(source: DataTable[], target: DataTable[]) {
  const describe = (tables: DataTable[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns]).sort())
  if (describe(source) !== describe(target)) throw new Error('The two databases have different tables.')
}

/** Runs `read` on a consistent snapshot of a database that others may be writing to. */
export function inSnapshot<Result>(
  db: AnyDatabase,
  read: (tx: AnyDatabase) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return db.transaction().execute(read)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await liftStatementTimeout(tx)
      return read(tx)
    })
}

/**
 * Sets the sequence of each identity column to continue after the highest value. SQLite does this
 * automatically.
 */
async function continueNumbering(tx: AnyDatabase): Promise<void> {
  if (!isPostgres(tx)) return
  const { rows } = await sql<{ table: string; column: string; sequence: string | null }>`
    select table_name as "table", column_name as "column",
      pg_get_serial_sequence(quote_ident(table_schema) || '.' || quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = current_schema()`.execute(tx)
  for (const { table, column, sequence } of rows)
    if (sequence)
      await sql`select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 0) + 1, false)
        from ${sql.table(table)}`.execute(tx)
}
