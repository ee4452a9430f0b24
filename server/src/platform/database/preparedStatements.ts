import type Database from 'libsql'
import type { SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'

type Statement = ReturnType<SqliteDatabase['prepare']>

/** Maximum number of cached statements: enough for the busiest endpoints. A statement takes a few kB. */
const KEPT_MAX = 200
/**
 * Maximum length of a cached statement, in characters: longer ones contain long lists of values and differ each time.
 */
const KEPT_LENGTH_MAX = 4_000
const KEPT_KINDS = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i

/**
 * Creates a cache of prepared statements, because preparing costs about as much as executing a short
 * statement. SQLite itself prepares a cached statement again if the schema has changed.
 *
 * @returns `prepare` returns a statement that must be executed before the next call of `prepare`; `forget`
 * releases all cached statements, because each keeps the file open until it is garbage-collected
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
    // The statement is not cached: a caller may stop reading rows halfway, and a cached statement would then
    // keep the file in use.
    iterate: (parameters) => database.prepare(sql).iterate(parameters) as IterableIterator<unknown>,
  }
}
