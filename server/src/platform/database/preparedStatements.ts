import type Database from 'libsql'
import type { SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'

type Statement = ReturnType<SqliteDatabase['prepare']>

/** Enough for the statements of the busiest endpoints; a statement takes a few kB. */
const KEPT_MAX = 200
/** Statements with long lists of values differ each time. */
const KEPT_LENGTH_MAX = 4_000
const KEPT_KINDS = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i

/**
 * Prepares the same text only once: preparing costs about as much as executing a short statement. SQLite prepares a kept
 * statement again by itself when the schema has changed.
 *
 * @returns `prepare` prepares a statement, to be executed before the next one is; `forget` lets go of all of them, because
 * each keeps the file open until it is garbage-collected
 */
export function preparedStatements(database: Database.Database) {
  const kept = new LRUCache<string, Statement>({ max: KEPT_MAX })
  return {
    prepare(sql: string): Statement {
      const known = kept.get(sql)
      if (known) return known
      const statement = prepare(database, sql)
      if (sql.length <= KEPT_LENGTH_MAX && KEPT_KINDS.test(sql)) kept.set(sql, statement)
      return statement
    },
    forget: () => kept.clear(),
  }
}

function prepare(database: Database.Database, sql: string): Statement {
  const statement = database.prepare(sql)
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters) as unknown[],
    run: (parameters) => statement.run(parameters),
    // A statement of its own: one that is read step by step may be abandoned, and would keep the file in use.
    iterate: (parameters) => database.prepare(sql).iterate(parameters) as IterableIterator<unknown>,
  }
}
