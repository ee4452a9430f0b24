import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely'
import { isPostgres } from './isPostgres'

// Instants are stored as ISO 8601 in UTC with milliseconds, such as `2026-11-20T08:30:00.000Z`.

/** Returns an SQL expression for the instant in a column plus `days` times 24 hours, in the stored form. */
export function daysLater(db: QueryExecutorProvider, column: string, days: number): RawBuilder<string> {
  return isPostgres(db)
    ? sql<string>`to_char(${moved(column, `${days} days`)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${sql.lit(`${days} days`)})`
}

const moved = (column: string, interval: string) =>
  sql`((${sql.ref(column)}::timestamptz at time zone 'UTC') + interval ${sql.lit(interval)})`
