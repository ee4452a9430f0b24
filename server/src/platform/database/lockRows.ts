import type { QueryExecutorProvider, SelectQueryBuilder } from 'kysely'
import { isPostgres } from './isPostgres'

/**
 * Locks the selected rows until the transaction ends. SQLite needs nothing: its transactions take the write lock when
 * they begin. Order the rows by their key, so that two transactions cannot wait for each other.
 */
export function lockRows<Tables, Table extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(db) ? query.forUpdate() : query
}

/** Keeps the selected rows from being deleted until the transaction ends; others may lock them so as well, or change them. */
export function lockAgainstDeletion<Tables, Table extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(db) ? query.forKeyShare() : query
}

/** The same without waiting: rows that another transaction has locked are left out. */
export function lockFreeRows<Tables, Table extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query
}
