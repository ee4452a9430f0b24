import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../isPostgres'
import { isWordTable } from '../wordIndex'

/** A database whose tables are only known at run time. */
export type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>

/** A table that stores data, as it exists in both databases. */
export interface DataTable {
  name: string
  /** Sorted by name. */
  columns: string[]
  /** Tables that its foreign keys point to. */
  parents: string[]
}

/** Tables of the migration library. */
export const BOOKKEEPING = ['kysely_migration', 'kysely_migration_lock']

/**
 * Returns the tables with data, parents of foreign keys first. Leaves out derived and internal tables: text
 * indexes, the list of migrations, and unlogged tables of PostgreSQL.
 */
export async function dataTables(db: AnyDatabase): Promise<DataTable[]> {
  const tables = await (isPostgres(db) ? postgresTables(db) : sqliteTables(db))
  return parentsFirst(tables.filter(({ name }) => !BOOKKEEPING.includes(name)))
}

/**
 * Returns the names of the applied migrations, in the order in which they were applied. The list is empty for
 * a new database.
 */
export async function appliedMigrations(db: AnyDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => String(name))
}

/** Returns the unlogged tables of PostgreSQL, which a crash empties. */
export async function unloggedTables(db: AnyDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'u'`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

async function sqliteTables(db: AnyDatabase): Promise<DataTable[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%'`.execute(db)
  const tables: DataTable[] = []
  for (const { name } of rows.filter((row) => !isWordTable(row.name))) {
    const columns = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(db)
    const keys = await sql<{
      name: string
    }>`select "table" as name from pragma_foreign_key_list(${name})`.execute(db)
    tables.push(dataTable(name, columns.rows, keys.rows))
  }
  return tables
}

async function postgresTables(db: AnyDatabase): Promise<DataTable[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'`.execute(
    db,
  )
  const tables: DataTable[] = []
  for (const { name } of rows) {
    const columns = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${name}`.execute(db)
    const keys = await sql<{ name: string }>`select parent.relname as name from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      where contype = 'f' and child.relname = ${name}
        and child.relnamespace = current_schema()::regnamespace`.execute(db)
    tables.push(dataTable(name, columns.rows, keys.rows))
  }
  return tables
}

function dataTable(name: string, columns: { name: string }[], parents: { name: string }[]): DataTable {
  const others = new Set(parents.map((parent) => parent.name).filter((parent) => parent !== name))
  return { name, columns: columns.map((column) => column.name).sort(), parents: [...others].sort() }
}

function parentsFirst(tables: DataTable[]): DataTable[] {
  const waiting = [...tables].sort((a, b) => (a.name < b.name ? -1 : 1))
  const ordered: DataTable[] = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ parents }) =>
      parents.every((parent) => !waiting.some(({ name }) => name === parent)),
    )
    // If the remaining tables form a cycle of foreign keys, any order is fine.
    ordered.push(...waiting.splice(Math.max(next, 0), 1))
  }
  return ordered
}
