import type { QueryExecutorProvider, SelectQueryBuilder } from 'kysely'
import { isPostgres } from './isPostgres'

/**
 * Locks the selected rows until the transaction ends. SQLite needs no row lock, because its transactions take
 * the write lock when they start. Order the rows by their key, so that two transactions cannot deadlock.
 */
export function lockRows<Tables, Table extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(db) ? query.forUpdate() : query
}

/**
 * Locks the selected rows against deletion until the transaction ends. Other transactions may still change
 * them or take the same kind of lock.
 */
export function lockAgainstDeletion<Tables, Table extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(db) ? query.forKeyShare() : query
}

/** Locks the selected rows without waiting: skips rows that another transaction has locked. */
export function lockFreeRows<Tables, Table extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query
}
