import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

/** For the few statements that differ between the two databases; all of them are in this folder. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
