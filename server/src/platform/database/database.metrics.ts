import type { Kysely } from 'kysely'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { activityOf, type PoolUsage } from '../tracing/activity'
import { isUniqueViolation } from './isUniqueViolation'

/**
 * Upper bounds of the histogram, in seconds. The shortest is the time to read a row from memory, the longest
 * the timeout of a statement.
 */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15]

/**
 * Registers metrics of the duration of statements, by kind and outcome, and of the connections to PostgreSQL.
 */
export function registerDatabaseMetrics<Tables>(registry: Registry, db: Kysely<Tables>) {
  const activity = activityOf(db)
  if (!activity) return
  const registers = [registry]
  const duration = new Histogram({
    name: 'db_statement_duration_seconds',
    help: 'SQL statements by kind and outcome (done, conflict, failed), with their duration',
    labelNames: ['kind', 'outcome'],
    buckets: BUCKETS,
    registers,
  })
  activity.onStatement(({ kind, durationMs, error }) =>
    duration.observe({ kind, outcome: outcomeOf(error) }, durationMs / 1000),
  )
  const { pool } = activity
  if (!pool) return
  const gauge = (name: string, help: string, value: (usage: PoolUsage) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(pool()))
      },
    })
  gauge('db_pool_size', 'Connections to PostgreSQL that this process may have', ({ size }) => size)
  gauge('db_pool_used', 'Connections to PostgreSQL that are in use', ({ used }) => used)
  gauge('db_pool_idle', 'Connections to PostgreSQL that are open and free', ({ idle }) => idle)
  gauge('db_pool_waiting', 'Statements and transactions that wait for a connection', ({ waiting }) => waiting)
}

/**
 * Returns the outcome of a statement. `conflict` means that a unique key already exists, which features
 * expect.
 */
function outcomeOf(error: unknown) {
  if (error === undefined) return 'done'
  return isUniqueViolation(error) ? 'conflict' : 'failed'
}
