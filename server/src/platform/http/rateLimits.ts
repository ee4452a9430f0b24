import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@mentor-connect/contract/rules/rateLimits'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Config } from '../config/config'
import { isPostgres } from '../database/isPostgres'
import { networkOf } from './clientAddress'
import { errors } from './errors'
import { connectRedis, COMMAND_TIMEOUT_MS } from '../redis/connectRedis'
import { countAlone, countTogether, type Counter } from '../limits/countTogether'
import { type CounterStore, refusedFromMemory } from '../limits/counterStore'
import { postgresCounters } from '../limits/postgresCounters'

/** The caller as identified by rate limits. */
export interface Caller {
  address: string
  accountId?: string
}

export interface RateLimits {
  /** Counts one request. Throws `errors.rateLimited` if the address or the account exceeds the limit. */
  take: (name: RateLimitName, caller: Caller) => Promise<void>
  close: () => Promise<void>
}

interface Options {
  /** Name of the service. Each service counts separately. */
  service: string
  config: Pick<Config, 'redisUrl' | 'rateLimitFactor' | 'authRequestsPerMinute'>
  db: Kysely<any> // eslint-disable-line @typescript-eslint/no-explicit-any -- any database may hold the counters
  logger?: FastifyBaseLogger
}

/**
 * Creates the rate limits. They are counted in Redis if it is configured, otherwise in PostgreSQL if it is
 * the database, otherwise in memory.
 */
export async function rateLimits({ service, config, db, logger }: Options): Promise<RateLimits> {
  const store = await chooseStore(config.redisUrl, db)
  const shared = store ? countTogether(store, logger) : countAlone
  const counters = new Map<string, Counter>()

  function counterOf(kind: 'address' | 'account', name: RateLimitName, points: number): Counter {
    const keyPrefix = `mc:limit:${service}:${name}:${kind}`
    const { seconds, perProcess }: RateLimit = RATE_LIMITS[name]
    const known = counters.get(keyPrefix)
    if (known) return known
    const made = (perProcess ? countAlone : shared)({ keyPrefix, points, duration: seconds })
    counters.set(keyPrefix, made)
    return made
  }

  async function take(name: RateLimitName, { address, accountId }: Caller) {
    const { perAddress, perAccount } = limitOf(name, config)
    const waits = await Promise.all([
      perAddress ? counterOf('address', name, perAddress)(networkOf(address)) : 0,
      perAccount && accountId ? counterOf('account', name, perAccount)(accountId) : 0,
    ])
    const wait = Math.max(...waits)
    if (wait > 0) throw errors.rateLimited(Math.ceil(wait / 1000))
  }

  return { take, close: async () => store?.close() }
}

async function chooseStore(
  redisUrl: string | undefined,
  db: Kysely<unknown>,
): Promise<CounterStore | undefined> {
  if (redisUrl) return redisCounters(redisUrl)
  return isPostgres(db) ? postgresCounters(db) : undefined
}

function limitOf(name: RateLimitName, config: Options['config']): Omit<RateLimit, 'seconds'> {
  if (name === 'auth') return { perAddress: config.authRequestsPerMinute }
  const { perAddress, perAccount }: RateLimit = RATE_LIMITS[name]
  const scaled = (count: number | undefined) =>
    count && Math.max(1, Math.round(count * config.rateLimitFactor))
  return { perAddress: scaled(perAddress), perAccount: scaled(perAccount) }
}

async function redisCounters(url: string): Promise<CounterStore> {
  const client = await connectRedis(url, { enableAutoPipelining: true, commandTimeout: COMMAND_TIMEOUT_MS })
  return {
    counter: (options) =>
      new RateLimiterRedis({
        ...options,
        ...refusedFromMemory(options),
        storeClient: client,
        rejectIfRedisNotReady: true,
      }),
    close: async () => client.disconnect(),
  }
}
