import { PostgresDialect, type Dialect } from 'kysely'
import type { DatabaseActivity } from '../tracing/activity'
import type { PostgresLimits } from '../config/settings/databaseSettings'

/**
 * The dialect for PostgreSQL. Its driver is loaded when the database is opened, because most processes never use it.
 */
export function postgresDialect(url: string, limits: PostgresLimits, activity: DatabaseActivity): Dialect {
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
