import { count, countOrNone } from '../readers'
import type { Setting } from './setting'

export interface PostgresLimits {
  /** Maximum number of connections of this process. */
  databasePoolSize: number
  /** Timeout in ms for getting a connection, including the wait for a free one. */
  databaseConnectTimeout: number
  /** Timeout of one statement in ms; 0: no limit. */
  databaseStatementTimeout: number
}

export const POSTGRES_LIMITS: PostgresLimits = {
  databasePoolSize: 10,
  databaseConnectTimeout: 5_000,
  databaseStatementTimeout: 15_000,
}

/** Limits and timeouts of one process's PostgreSQL connections. */
export const databaseSettings = {
  databasePoolSize: {
    about:
      'how many connections to PostgreSQL one process may open; all processes together must stay below its `max_connections`',
    default: POSTGRES_LIMITS.databasePoolSize,
    read: count,
  } as Setting<number>,
  databaseConnectTimeout: {
    about:
      'how many ms a request waits for a PostgreSQL connection, pooled or new, before it is refused with 503',
    default: POSTGRES_LIMITS.databaseConnectTimeout,
    read: count,
  } as Setting<number>,
  databaseStatementTimeout: {
    about:
      'timeout of one PostgreSQL statement in ms, except in migrations; `0`: no limit, which a connection pooler in between may require',
    default: POSTGRES_LIMITS.databaseStatementTimeout,
    read: countOrNone,
  } as Setting<number>,
  databaseReplicaLag: {
    about: 'how many ms a replica may be behind to be read',
    default: 5_000,
    read: count,
  } as Setting<number>,
}
