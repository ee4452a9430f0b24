import type { Redis, RedisOptions } from 'ioredis'

/** Timeout of a Redis command. */
export const COMMAND_TIMEOUT_MS = 1_000

/**
 * Options with which Redis never makes a request wait: commands fail immediately while Redis is unreachable.
 */
export const REDIS_OPTIONS: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 4), 1_000),
}

/**
 * Returns a client that connects in the background. The driver is loaded only here, because most processes
 * never use it.
 */
export async function connectRedis(url: string, options: RedisOptions): Promise<Redis> {
  const { Redis } = await import('./redisDriver')
  const client = new Redis(url, { ...REDIS_OPTIONS, ...options })
  // Failed commands are handled where they are sent; without a listener, errors would crash the process.
  client.on('error', () => undefined)
  client.connect().catch(() => undefined)
  return client
}
