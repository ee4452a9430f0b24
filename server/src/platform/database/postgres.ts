import { PostgresDialect, type Dialect } from 'kysely'
import pg from 'pg'

const BIGINT = pg.types.builtins.INT8
const NUMERIC = pg.types.builtins.NUMERIC
const POOL_SIZE = 10

export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, types: { getTypeParser } })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

/** `count` and `sum` answer bigint or numeric, which pg hands out as text. Here, as in SQLite, they are numbers. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT || oid === NUMERIC
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser
