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

/** For statements without a time limit, such as migrations; the connection is not reused. */
export const LIFT_STATEMENT_TIMEOUT = 'set statement_timeout = 0'
