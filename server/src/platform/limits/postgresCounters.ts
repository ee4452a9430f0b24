import { CompiledQuery, sql, type Kysely } from 'kysely'
import { RateLimiterPostgres, type IRateLimiterPostgresOptions } from 'rate-limiter-flexible'
import { isPostgres } from '../database/isPostgres'
import { batched } from '../parallel/batched'
import { refusedFromMemory, type CounterStore } from './counterStore'

const RATE_LIMIT_TABLE = 'rate_limits'

/**
 * Creates the table of the counters that processes share; with SQLite there is only one process, which counts in
 * memory. The table is unlogged: requests do not wait for the disk, and a crash of the database empties it.
 */
export async function createRateLimitTable(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`create unlogged table ${sql.table(RATE_LIMIT_TABLE)} (
    key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db)
  await sql`create index rate_limits_by_expiry on ${sql.table(RATE_LIMIT_TABLE)} (expire)`.execute(db)
}

const QUERY_TIMEOUT_MS = 1_000

/** One use of a key. */
interface Use {
  key: string
  points: number
  /** End of the window if this use begins a new one, in milliseconds since 1970. */
  expire: number
}

/** A row of the table. */
type Count = Use

export function postgresCounters(db: Kysely<unknown>): CounterStore {
  const use = batched((uses: Use[]) => withTimeout(countUses(db, uses)))
  let clearExpiredByTimeout = true
  return {
    counter: (options) => {
      const counter = new BatchedCounter(use, {
        ...options,
        ...refusedFromMemory(options),
        storeClient: { query: (query: RawQuery) => runRaw(db, query) },
        storeType: 'client',
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        clearExpiredByTimeout,
      })
      // All counters share the table, so only the first one deletes expired rows.
      clearExpiredByTimeout = false
      return counter
    },
    close: async () => undefined,
  }
}

interface RawQuery {
  text: string
  values?: unknown[]
}

async function runRaw(db: Kysely<unknown>, { text, values = [] }: RawQuery) {
  const result = await withTimeout(db.executeQuery(CompiledQuery.raw(text, values)))
  return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) }
}

/**
 * Counts all uses within one turn of the event loop with one statement, because many clients may share an
 * address and therefore a row.
 */
class BatchedCounter extends RateLimiterPostgres {
  constructor(
    private readonly use: (one: Use) => Promise<Count>,
    options: IRateLimiterPostgresOptions,
  ) {
    super(options)
  }

  /** Overrides the method that `consume` calls. */
  async _upsert(key: string, points: number, msDuration: number): Promise<{ rows: [Count] }> {
    return { rows: [await this.use({ key, points, expire: Date.now() + msDuration })] }
  }
}

/** Returns the count after each use, as if the uses had been counted one after the other. */
async function countUses(db: Kysely<unknown>, uses: Use[]): Promise<Count[]> {
  const sums = new Map<string, Use>()
  for (const use of uses) sums.set(use.key, { ...use, points: (sums.get(use.key)?.points ?? 0) + use.points })
  const counts = new Map((await addAll(db, [...sums.values()])).map((count) => [count.key, count]))
  return uses.map(({ key, points }) => {
    const count = counts.get(key)!
    const later = sums.get(key)!
    later.points -= points
    return { ...count, points: count.points - later.points }
  })
}

/** Adds the uses. The rows are locked in the order of their keys, so that two processes cannot deadlock. */
async function addAll(db: Kysely<unknown>, uses: Use[]): Promise<Count[]> {
  const sorted = uses.sort((a, b) => (a.key < b.key ? -1 : 1))
  const rows = sorted.map(({ key, points, expire }) => sql`(${key}, ${points}, ${expire})`)
  const isOver = sql`${TABLE}.expire <= ${Date.now()}`
  const { rows: counts } = await sql<Count>`
    insert into ${TABLE} (key, points, expire) values ${sql.join(rows)}
    on conflict (key) do update set
      points = case when ${isOver} then excluded.points else ${TABLE}.points + excluded.points end,
      expire = case when ${isOver} then excluded.expire else ${TABLE}.expire end
    returning key, points, expire`.execute(db)
  return counts
}

const TABLE = sql.table(RATE_LIMIT_TABLE)

/** Rejects after the timeout. The statement itself continues in the database. */
async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The counters did not respond in time.')), QUERY_TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
