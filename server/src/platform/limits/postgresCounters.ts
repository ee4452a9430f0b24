import { CompiledQuery, type Kysely } from 'kysely'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { refusedFromMemory, type CounterStore } from './counterStore'
import { RATE_LIMIT_TABLE } from './rateLimitTable'

const QUERY_TIMEOUT_MS = 1_000

export function postgresCounters(db: Kysely<unknown>): CounterStore {
  const client = {
    query: async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
      const result = await withTimeout(db.executeQuery(CompiledQuery.raw(text, values)))
      return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) }
    },
  }
  let clearExpiredByTimeout = true
  return {
    counter: (options) => {
      const counter = new RateLimiterPostgres({
        ...options,
        ...refusedFromMemory(options),
        storeClient: client,
        storeType: 'client',
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        clearExpiredByTimeout,
      })
      // All counters share the table: only one of them deletes expired rows.
      clearExpiredByTimeout = false
      return counter
    },
    close: async () => undefined,
  }
}

/** After the timeout the statement continues in the database. */
async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The counters did not respond in time.')), QUERY_TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
