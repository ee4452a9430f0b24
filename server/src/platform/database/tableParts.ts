import { sql, type ColumnDefinitionBuilder, type Kysely, type SqlBool } from 'kysely'

// Building blocks of tables for migrations. They work in both databases: only text, integer and double
// precision, plain indexes, no JSON operators. Released migrations use these functions, so their effect must
// never change.

type Column = ColumnDefinitionBuilder

export const key = (column: Column) => column.primaryKey()
export const required = (column: Column) => column.notNull()
export const unique = (column: Column) => column.unique()
export const requiredOnce = (column: Column) => column.notNull().unique()

/** Defines a required column that has a default for new rows. */
export const byDefault = (value: string | number) => (column: Column) => column.notNull().defaultTo(value)

/**
 * Defines a required foreign key, for example to `learners.id`. The row is deleted together with its parent.
 */
export const belongsTo = (parent: string) => (column: Column) =>
  column.notNull().references(parent).onDelete('cascade')
/** Does the same as `belongsTo` for the primary key, so that each parent has at most one such row. */
export const keyOf = (parent: string) => (column: Column) =>
  column.primaryKey().references(parent).onDelete('cascade')
/** Does the same as `belongsTo` for a column that may be null. */
export const mayBelongTo = (parent: string) => (column: Column) =>
  column.references(parent).onDelete('cascade')

/**
 * Creates indexes.
 * @param indexes columns by name of the index, such as `created_at` or `experience desc`
 */
export async function createIndexes<Tables>(
  db: Kysely<Tables>,
  table: string,
  indexes: Record<string, string[]>,
): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on(table).columns(columns).execute()
}

export async function createUniqueIndex<Tables>(
  db: Kysely<Tables>,
  table: string,
  name: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).unique().execute()
}

/**
 * Creates an index of the rows that meet a condition. Queries use it only if they contain exactly this
 * condition.
 */
export async function createPartialIndex<Tables>(
  db: Kysely<Tables>,
  table: string,
  name: string,
  columns: string[],
  condition: string,
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).where(sql.raw<SqlBool>(condition)).execute()
}
