import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../database/isPostgres'

export const RATE_LIMIT_TABLE = 'rate_limits'

/**
 * Where processes that share a PostgreSQL database count requests; with SQLite there is one process, which counts in
 * memory. The table is not logged: a crash empties it, and a request does not wait for the disk.
 */
export async function createRateLimitTable(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`create unlogged table ${sql.table(RATE_LIMIT_TABLE)} (
    key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db)
  await sql`create index rate_limits_by_expiry on ${sql.table(RATE_LIMIT_TABLE)} (expire)`.execute(db)
}
