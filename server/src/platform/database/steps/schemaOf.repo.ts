import { sql } from 'kysely'
import { dataTables, type AnyDatabase } from '../copy/tables.repo'

export interface Column {
  name: string
  type: string
  /** True if a row can be inserted without a value for this column. */
  isOptional: boolean
  isNullable: boolean
}

export interface TableSchema {
  columns: Column[]
  /**
   * The constraints in a canonical form, so that their texts can be compared: `unique (a, b)`, `a references
   * b`, `check (…)`.
   */
  rules: string[]
}

/** The columns and constraints of each table, by its name. */
export type Schema = Map<string, TableSchema>

/**
 * Reads the schema of an SQLite database. It also represents the schema in PostgreSQL, because migrations are
 * portable.
 * @param db an SQLite database
 */
export async function schemaOf(db: AnyDatabase): Promise<Schema> {
  const schema: Schema = new Map()
  for (const { name } of await dataTables(db))
    schema.set(name, { columns: await columnsOf(db, name), rules: await rulesOf(db, name) })
  return schema
}

async function columnsOf(db: AnyDatabase, table: string): Promise<Column[]> {
  const { rows } = await sql<{ name: string; type: string; required: number; fallback: string | null }>`
    select name, lower(type) as type, "notnull" or pk as required, dflt_value as fallback
    from pragma_table_info(${table})`.execute(db)
  return rows.map(({ name, type, required, fallback }) => ({
    name,
    type,
    isNullable: !required,
    isOptional: !required || fallback !== null,
  }))
}

async function rulesOf(db: AnyDatabase, table: string): Promise<string[]> {
  const indexes = await sql<{ columns: string }>`
    select (select group_concat(name, ', ') from (select name from pragma_index_info(list.name) order by seqno)) as columns
    from pragma_index_list(${table}) as list where "unique"`.execute(db)
  const keys = await sql<{ column: string; parent: string }>`
    select "from" as column, "table" as parent from pragma_foreign_key_list(${table})`.execute(db)
  const statement = await sql<{ text: string }>`
    select sql as text from sqlite_master where type = 'table' and name = ${table}`.execute(db)
  const checks = statement.rows.flatMap(({ text }) => text.match(/\bcheck\s*\([^)]*\)/gi) ?? [])
  return [
    ...indexes.rows.map(({ columns }) => `unique (${columns})`),
    ...keys.rows.map(({ column, parent }) => `${column} references ${parent}`),
    ...checks,
  ].sort()
}
