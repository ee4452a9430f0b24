import { PostgresDialect, type Dialect } from 'kysely'
import pg from 'pg'
import type { DatabaseActivity } from './activity'
import type { PostgresLimits } from './postgresLimits'
import { postgresPool } from './postgresPool'

const BIGINT = pg.types.builtins.INT8
const NUMERIC = pg.types.builtins.NUMERIC

export function postgresDialect(url: string, limits: PostgresLimits, activity: DatabaseActivity): Dialect {
  const pool = postgresPool(url, limits, { getTypeParser })
  activity.pool = pool.usage
  return new PostgresDialect({ pool })
}

/** `count` and `sum` return bigint or numeric, which pg returns as text. Here, as in SQLite, they are numbers. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT || oid === NUMERIC
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser
