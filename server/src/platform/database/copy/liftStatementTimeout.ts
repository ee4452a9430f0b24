import { sql } from 'kysely'
import { isPostgres } from '../isPostgres'
import { LIFT_STATEMENT_TIMEOUT } from '../postgresPool'
import type { AnyDatabase } from './tables.repo'

/** For a transaction that reads or writes whole tables, which takes as long as it takes. */
export async function liftStatementTimeout(tx: AnyDatabase): Promise<void> {
  if (isPostgres(tx)) await sql.raw(LIFT_STATEMENT_TIMEOUT).execute(tx)
}
