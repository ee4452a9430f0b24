import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDatabase } from '@mentor-connect/server/testing/apiOn'
import { startSharedStores } from '../product/sharedStores'

export interface Storage {
  name: string
  /** Returns the settings of a program, with an empty database that no other program uses. */
  settingsFor: (program: string) => Promise<NodeJS.ProcessEnv>
  /** Creates an empty database in which the cost of storing alone is measured. */
  alone: () => Promise<{ url?: string; file: string }>
  stop: () => Promise<void>
}

/** Returns a storage of SQLite files in a temporary folder. */
export async function sqlite(): Promise<Storage> {
  let files = 0
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
  return {
    name: 'SQLite',
    settingsFor: async () => ({ DATA_DIR: folder }),
    alone: async () => ({ file: join(folder, `storing-${(files += 1)}.db`) }),
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Starts PostgreSQL and Redis on this machine. Only our service uses Redis. */
export async function postgresAndRedis(): Promise<Storage> {
  let databases = 0
  const { postgres, redis, stop } = await startSharedStores()
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
  return {
    name: 'PostgreSQL and Redis',
    settingsFor: async (program) => ({
      DATA_DIR: folder,
      CHAT_DATABASE_URL: await newDatabase(postgres.url, `chat_${program}`),
      REDIS_URL: redis.url,
    }),
    alone: async () => ({
      url: await newDatabase(postgres.url, `chat_storing_${(databases += 1)}`),
      file: '',
    }),
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
