import { sql } from 'kysely'
import { isPostgres } from '../isPostgres'
import type { AnyDatabase } from './tables.repo'

/** Sets the sequences of identity columns after the highest value. SQLite does so by itself. */
export async function continueNumbering(tx: AnyDatabase): Promise<void> {
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
