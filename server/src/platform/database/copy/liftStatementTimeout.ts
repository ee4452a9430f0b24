import { sql } from 'kysely'
import { isPostgres } from '../isPostgres'
import { LIFT_STATEMENT_TIMEOUT } from '../postgresPool'
import type { AnyDatabase } from './tables.repo'

/** Removes the statement timeout for a transaction that reads or writes whole tables. */
export async function liftStatementTimeout(tx: AnyDatabase): Promise<void> {
  if (isPostgres(tx)) await sql.raw(LIFT_STATEMENT_TIMEOUT).execute(tx)
}
