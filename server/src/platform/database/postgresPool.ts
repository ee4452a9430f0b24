import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { Unavailable } from '../availability/unavailable'
import type { PostgresLimits } from '../config/settings/databaseSettings'
import type { PoolUsage } from '../tracing/activity'

/** Removes the time limit for statements such as migrations. A connection that has executed it is not reused. */
export const LIFT_STATEMENT_TIMEOUT = 'set statement_timeout = 0'

/**
 * Time in ms after the server's statement timeout. A connection that has returned no result by then is
 * closed.
 */
const SPARE_MS = 2_000
const KEEP_ALIVE_AFTER_MS = 10_000

/**
 * Opens a pool of connections to a PostgreSQL server that may restart, hang or disappear at any time. A
 * broken connection is discarded together with its transaction, and the caller gets `Unavailable`.
 */
export function postgresPool(url: string, limits: PostgresLimits): PostgresPool & { usage: () => PoolUsage } {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.databasePoolSize,
    connectionTimeoutMillis: limits.databaseConnectTimeout,
    statement_timeout: limits.databaseStatementTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types: { getTypeParser },
  })
  // An error event that has no listener would crash the process, and the pool listens only to idle
  // connections.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    connect: async () => {
      const client = await pool.connect().catch(asUnavailable)
      return new Connection(client, limits.databaseStatementTimeout) as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
    usage: () => ({
      size: limits.databasePoolSize,
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  }
}

const BIGINT = pg.types.builtins.INT8
const NUMERIC = pg.types.builtins.NUMERIC

/**
 * Parses bigint and numeric, the types of `count` and `sum`, as numbers, as SQLite does. The library pg would
 * return them as text.
 */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT || oid === NUMERIC
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser

class NotCommitted extends Error {
  override message = 'A statement had failed, so the transaction was rolled back instead of committed.'
}

/** A client for Kysely, without cursors, which are not used. */
class Connection {
  private broken: Error | undefined
  private isForOneUse = false

  constructor(
    private readonly client: pg.PoolClient,
    private timeout: number,
  ) {}

  async query(text: string, values: unknown[]): Promise<PostgresQueryResult<unknown>> {
    if (text === 'rollback') return this.rollback()
    try {
      const result = await this.client.query({ text, values, ...this.readTimeout })
      if (text === LIFT_STATEMENT_TIMEOUT) [this.timeout, this.isForOneUse] = [0, true]
      // PostgreSQL answers `ROLLBACK` to the commit of a transaction in which a statement has failed.
      if (text === 'commit' && (result.command as string) === 'ROLLBACK') throw new NotCommitted()
      return result as unknown as PostgresQueryResult<unknown>
    } catch (error) {
      if (error instanceof NotCommitted || isStatementError(error)) throw error
      this.broken = error as Error
      throw new Unavailable('database', { cause: error })
    }
  }

  release() {
    this.client.release(this.broken ?? this.isForOneUse)
  }

  private get readTimeout() {
    return this.timeout > 0 ? { query_timeout: this.timeout + SPARE_MS } : {}
  }

  /** If the rollback itself fails, the connection is closed, and only the original error is reported. */
  private async rollback(): Promise<PostgresQueryResult<unknown>> {
    const rollback = { text: 'rollback', ...this.readTimeout }
    if (!this.broken) await this.client.query(rollback).catch((error: Error) => void (this.broken = error))
    return { command: 'SELECT', rowCount: 0, rows: [] }
  }
}

/** Returns true if only the statement failed and the connection is still usable. */
function isStatementError(error: unknown) {
  if (error instanceof pg.DatabaseError) return !ENDS_CONNECTION.test(error.code ?? '')
  return error instanceof TypeError || error instanceof RangeError
}

/** Matches the SQLSTATE codes of a stopping server, of connection failures and of an ended session. */
const ENDS_CONNECTION = /^(57P0\d|08\w{3}|25P03)$/

function asUnavailable(error: Error): never {
  throw new Unavailable('database', { cause: error })
}
