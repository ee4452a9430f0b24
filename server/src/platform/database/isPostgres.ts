import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

/** For the few statements that the two databases spell differently; they all stand in this folder. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
