import type { RedisOptions } from 'ioredis'

/** Timeout of a Redis command. */
export const COMMAND_TIMEOUT_MS = 1_000

/** Never makes a request wait: commands fail immediately while Redis is unreachable. */
export const REDIS_OPTIONS: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 4), 1_000),
}
