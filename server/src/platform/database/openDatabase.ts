import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  type Dialect,
} from 'kysely'
import { currentTracing } from '../tracing/tracing'
import { DatabaseActivity, watchActivity } from '../tracing/activity'
import { POSTGRES_LIMITS, type PostgresLimits } from '../config/settings/databaseSettings'
import { sqliteDialect } from './sqlite'

export interface DatabaseLocation {
  /** PostgreSQL connection URL. If it is undefined, `file` is used. */
  url?: string
  /** SQLite file; created if missing. */
  file: string
  /** Limits of the PostgreSQL connections; defaults to the defaults of the settings. */
  limits?: PostgresLimits
}

/**
 * Makes `in` with an empty list match nothing. PostgreSQL would otherwise report a syntax error; SQLite would
 * not.
 */
const EMPTY_LISTS = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })

export function openDatabase<Tables>({ url, file, limits }: DatabaseLocation): Kysely<Tables> {
  const activity = new DatabaseActivity()
  const tracing = currentTracing()
  if (tracing) activity.onStatement(tracing.statement)
  const dialect = url ? postgresDialect(url, limits ?? POSTGRES_LIMITS, activity) : sqliteDialect(file)
  const db = new Kysely<Tables>({ dialect, plugins: [EMPTY_LISTS], log: activity.log })
  return watchActivity(db, activity)
}

/**
 * Returns the dialect for PostgreSQL. Its driver is loaded only when a database is opened, because most
 * processes never use it.
 */
function postgresDialect(url: string, limits: PostgresLimits, activity: DatabaseActivity): Dialect {
  const unused = { size: limits.databasePoolSize, used: 0, idle: 0, waiting: 0 }
  activity.pool = () => unused
  return new PostgresDialect({
    pool: async () => {
      const { postgresPool } = await import('./postgresPool')
      const pool = postgresPool(url, limits)
      activity.pool = pool.usage
      return pool
    },
  })
}
