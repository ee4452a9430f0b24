import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@mentor-connect/scripts/cluster/postgres'
import { findRedis } from '@mentor-connect/scripts/cluster/redis'
import { SERVICE_KEY } from '@mentor-connect/server/testing/chatApi'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { startRedis, type RedisServer } from '@mentor-connect/server/testing/redisServer'
import { startChatNode, type ChatProcess } from './chatProcess'

export interface DrillCluster {
  /** Addresses of all nodes, including dead ones. */
  urls: string[]
  redis: RedisServer
  /** Kills a node with -9 and starts it again at the same address. */
  restart: (index: number) => Promise<void>
  stop: () => Promise<void>
}

/** Chat nodes on one PostgreSQL and one Redis, all started on this machine. */
export async function startCluster(nodes: number, apiUrl: string): Promise<DrillCluster> {
  const redis = await startRedis(findRedis())
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-drill-'))
  const environment = {
    API_URL: apiUrl,
    CHAT_DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    DATA_DIR: dataDir,
    SERVICE_KEY,
  }
  const ports = await Promise.all(Array.from({ length: nodes }, freePort))
  const running: ChatProcess[] = []
  for (const port of ports) running.push(await startChatNode(port, environment))
  return {
    urls: running.map(({ url }) => url),
    redis,
    restart: async (index) => {
      await running[index]!.kill()
      running[index] = await startChatNode(ports[index]!, environment)
    },
    stop: async () => {
      await Promise.all(running.map((node) => node.kill()))
      await redis.kill()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
