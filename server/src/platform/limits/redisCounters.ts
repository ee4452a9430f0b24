import { RateLimiterRedis } from 'rate-limiter-flexible'
import { connectRedis } from '../redis/connectRedis'
import { COMMAND_TIMEOUT_MS } from '../redis/redisOptions'
import { refusedFromMemory, type CounterStore } from './counterStore'

export async function redisCounters(url: string): Promise<CounterStore> {
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
