import { sql } from 'kysely'
import { isPostgres } from '../isPostgres'
import { isWordTrigger } from '../wordIndex'
import type { AnyDatabase, DataTable } from './tables.repo'

/**
 * Writes rows without firing triggers: counters and derived columns are copied like everything else. Only the triggers of
 * the word index, which is not copied, stay active. Call it in a transaction.
 */
export function withTriggersOff(tx: AnyDatabase, tables: DataTable[], write: () => Promise<void>) {
  return isPostgres(tx) ? disabled(tx, tables, write) : dropped(tx, write)
}

async function disabled(tx: AnyDatabase, tables: DataTable[], write: () => Promise<void>) {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  await write()
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
}

async function dropped(tx: AnyDatabase, write: () => Promise<void>) {
  const { rows } = await sql<{ name: string; statement: string }>`select name, sql as statement
    from sqlite_master where type = 'trigger'`.execute(tx)
  const triggers = rows.filter(({ name }) => !isWordTrigger(name))
  // Foreign keys are checked when the transaction is committed.
  await sql`pragma defer_foreign_keys = on`.execute(tx)
  for (const { name } of triggers) await sql`drop trigger ${sql.table(name)}`.execute(tx)
  await write()
  for (const { statement } of triggers) await sql.raw(statement).execute(tx)
}
