import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

/**
 * Returns true for PostgreSQL, false for SQLite. It is used for the few statements that differ, all of which
 * are in this folder.
 */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
