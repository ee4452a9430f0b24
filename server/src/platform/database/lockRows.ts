import { PostgresAdapter, type QueryExecutorProvider, type SelectQueryBuilder } from 'kysely'

/**
 * Locks the selected rows until the transaction ends. SQLite needs nothing: its transactions take the write lock when
 * they begin. Order the rows by their key, so that two transactions cannot wait for each other.
 */
export function lockRows<Tables, Table extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return db.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate() : query
}
