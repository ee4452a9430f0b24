import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../database/isPostgres'

export const RATE_LIMIT_TABLE = 'rate_limits'

/**
 * The counters of processes that share a PostgreSQL database; with SQLite a single process counts in memory. The table is
 * unlogged: requests do not wait for the disk, and a crash empties it.
 */
export async function createRateLimitTable(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`create unlogged table ${sql.table(RATE_LIMIT_TABLE)} (
    key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db)
  await sql`create index rate_limits_by_expiry on ${sql.table(RATE_LIMIT_TABLE)} (expire)`.execute(db)
}
