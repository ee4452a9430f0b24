import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

/** True for PostgreSQL, false for SQLite. Used for the few statements that differ; all of them are in this folder. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
