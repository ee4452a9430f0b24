import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { prepareSite } from '@mentor-connect/scripts/start/prepareSite'
import { serverEntry } from '@mentor-connect/server/build'
import { readConfig } from '@mentor-connect/server/config'
import { newDatabase } from '@mentor-connect/server/testing/apiOn'
import {
  fillDrillWorld,
  type DrillWorld,
  type DrillWorldSize,
} from '@mentor-connect/server/testing/drill/drillWorld'
import { freePort, freePorts } from '@mentor-connect/server/testing/freePort'
import { Instance, type Kind } from './instance'

export interface Setup {
  /** People and courses in the database; default: a few people who write and talk. */
  world?: DrillWorldSize
  /** If true, the site server runs as well, which needs a build of every area. */
  hasSite?: boolean
  /** Number of processes of the main API; default: one. */
  apiProcesses?: number
  /** Number of chat processes; default: one. Several processes need Redis. */
  chatProcesses?: number
  /** PostgreSQL server for the databases; default: SQLite files in the data folder. */
  postgres?: Postgres
  redisUrl?: string
  /** Address at which the services listen; default: loopback. */
  host?: string
  /** Environment variables of the services in addition to the usual ones. */
  settings?: NodeJS.ProcessEnv
  /** Data folder; default: a temporary folder. */
  dataDir?: string
}

export interface Services {
  /** URLs of the processes of the main API. */
  api: string[]
  /** URLs of the processes of chat. */
  chat: string[]
  /** URL of the site server. If `hasSite` is false, nothing listens at this URL. */
  site: string
  world: DrillWorld
  instances: Record<Kind, Instance[]>
  stop: () => Promise<void>
}

/** Limits that benches and drills never reach. */
export const NO_LIMITS = {
  AUTH_REQUESTS_PER_MINUTE: '1000000',
  RATE_LIMIT_FACTOR: '10000',
  CHAT_MESSAGES_PER_SECOND: '100000',
  CHAT_MESSAGE_BURST: '100000',
  // The people of a drill are not connected by an enrolment, and the limit of first contacts is not part of
  // the measurement.
  FIRST_CONTACT_MESSAGES: '1000000',
}

export const SERVICE_KEY = 'a service key of the drill, long enough'

const WORLD = { learners: 100, mentors: 2, courses: 60 }
let databases = 0

/** Starts the services as `npm start` does, without a proxy. */
export async function startServices(setup: Setup): Promise<Services> {
  const { host = '127.0.0.1' } = setup
  const urlOf = (port: number) => `http://${host}:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
  const dataDir = setup.dataDir ?? join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  const sitePort = await freePort()
  const apiPorts = await freePorts(setup.apiProcesses ?? 1)
  const chatPorts = await freePorts(setup.chatProcesses ?? 1)
  const [apiDatabase, chatDatabase] = [await databaseFor(setup), await databaseFor(setup)]
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOST: host,
    DATA_DIR: dataDir,
    // The site folder is not in the data folder, because a drill fills the data folder or makes it read-only.
    SITE_DIR: join(folder, 'site'),
    SEED: 'none',
    LOG_LEVEL: 'warn',
    SIGN_IN_EMULATOR: 'nowhere',
    DATABASE_URL: apiDatabase,
    CHAT_DATABASE_URL: chatDatabase,
    ...(setup.redisUrl && { REDIS_URL: setup.redisUrl }),
    API_URL: urlOf(apiPorts[0]!),
    CHAT_URL: urlOf(chatPorts[0]!),
    SITE_URL: urlOf(sitePort),
    // Each process listens on its own port. The processes find each other's ports in these variables.
    API_PORT: String(apiPorts[0]),
    CHAT_PORT: String(chatPorts[0]),
    PORT: String(sitePort),
    SERVICE_KEY,
    ...NO_LIMITS,
    ...setup.settings,
  }
  if (setup.hasSite) await prepareSite(readConfig(environment), console.log)
  const location = { url: apiDatabase || undefined, file: join(dataDir, 'api.db') }
  const world = await fillDrillWorld(location, setup.world ?? WORLD)
  const dist = dirname(await serverEntry())
  const instance = (kind: Kind, port: number) => new Instance(kind, { dist, folder, port, environment })
  const instances = {
    api: apiPorts.map((port) => instance('api', port)),
    chat: chatPorts.map((port) => instance('chat', port)),
    site: setup.hasSite ? [instance('site', sitePort)] : [],
  }
  const all = Object.values(instances).flat()
  for (const one of all) await one.start()
  return {
    api: apiPorts.map(urlOf),
    chat: chatPorts.map(urlOf),
    site: urlOf(sitePort),
    world,
    instances,
    async stop() {
      await Promise.all(all.map((one) => one.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the URL of an empty database, or an empty string on SQLite. */
async function databaseFor({ postgres }: Setup): Promise<string> {
  return postgres ? newDatabase(postgres.url, `bench_${(databases += 1)}`) : ''
}
