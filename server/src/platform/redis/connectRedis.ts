import type { Redis, RedisOptions } from 'ioredis'
import { REDIS_OPTIONS } from './redisOptions'

/** A client that connects in the background. The driver is loaded here: most processes never use it. */
export async function connectRedis(url: string, options: RedisOptions): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, { ...REDIS_OPTIONS, ...options })
  // Failed commands are handled where they are sent; without a listener, errors would crash the process.
  client.on('error', () => undefined)
  client.connect().catch(() => undefined)
  return client
}
