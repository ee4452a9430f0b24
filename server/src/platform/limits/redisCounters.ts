import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { COMMAND_TIMEOUT_MS, REDIS_OPTIONS } from '../redis/redisOptions'
import { refusedFromMemory, type CounterStore } from './counterStore'

export function redisCounters(url: string): CounterStore {
  const client = new Redis(url, {
    ...REDIS_OPTIONS,
    enableAutoPipelining: true,
    commandTimeout: COMMAND_TIMEOUT_MS,
  })
  // Failed commands are handled where they are sent; without a listener, errors would crash the process.
  client.on('error', () => undefined)
  client.connect().catch(() => undefined)
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
