export interface PostgresLimits {
  /** Connections that this process may hold. */
  databasePoolSize: number
  /** ms that getting a connection may take, waiting for a free one included. */
  databaseConnectTimeout: number
  /** ms that one statement may take; 0: no limit. */
  databaseStatementTimeout: number
}

export const POSTGRES_LIMITS: PostgresLimits = {
  databasePoolSize: 10,
  databaseConnectTimeout: 5_000,
  databaseStatementTimeout: 15_000,
}
