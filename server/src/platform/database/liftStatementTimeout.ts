import { sql, type Kysely } from 'kysely'
import { isPostgres } from './isPostgres'
import { LIFT_STATEMENT_TIMEOUT } from './postgresLimits'

/** Removes the statement timeout of a connection or transaction, for statements that may take long. */
export async function liftStatementTimeout<Tables>(connection: Kysely<Tables>): Promise<void> {
  if (isPostgres(connection)) await sql.raw(LIFT_STATEMENT_TIMEOUT).execute(connection)
}
