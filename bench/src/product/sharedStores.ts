import { startPostgres, type Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { findRedis } from '@mentor-connect/scripts/cluster/redis'
import { startRedis, type RedisServer } from '@mentor-connect/server/testing/redisServer'

/** The servers that the processes of the product share. */
interface SharedStores {
  postgres: Postgres
  redis: RedisServer
  stop: () => Promise<void>
}

const START = { startPostgres: () => startPostgres(), startRedis: () => startRedis(findRedis()) }

/** Starts PostgreSQL and Redis on this machine. If Redis does not start, PostgreSQL is stopped again. */
export async function startSharedStores(start = START): Promise<SharedStores> {
  const postgres = await start.startPostgres()
  try {
    const redis = await start.startRedis()
    const stop = async () => {
      await redis.kill()
      await postgres.stop()
    }
    return { postgres, redis, stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
