import type { RedisOptions } from 'ioredis'

/** A command that Redis does not answer within this time has failed. */
export const COMMAND_TIMEOUT_MS = 1_000

/** A connection that never keeps a request waiting: commands fail at once while Redis cannot be reached. */
export const REDIS_OPTIONS: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 4), 1_000),
}
