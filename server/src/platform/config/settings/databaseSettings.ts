import { POSTGRES_LIMITS } from '../../database/postgresLimits'
import { count, countOrNone } from '../readers'
import type { Setting } from './setting'

/** How much of PostgreSQL one process takes, and how long it waits. */
export const databaseSettings = {
  databasePoolSize: {
    about:
      'how many connections to PostgreSQL one process may hold; all processes together must stay below its `max_connections`',
    default: POSTGRES_LIMITS.databasePoolSize,
    read: count,
  } as Setting<number>,
  databaseConnectTimeout: {
    about:
      'how many ms a request waits for a connection to PostgreSQL, a free one or a new one, before it is refused with 503',
    default: POSTGRES_LIMITS.databaseConnectTimeout,
    read: count,
  } as Setting<number>,
  databaseStatementTimeout: {
    about:
      'how many ms one statement of PostgreSQL may take, migrations excepted; `0`: no limit, which a connection pooler between them may need',
    default: POSTGRES_LIMITS.databaseStatementTimeout,
    read: countOrNone,
  } as Setting<number>,
}
