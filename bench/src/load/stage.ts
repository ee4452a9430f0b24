import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { prepareSite } from '@mentor-connect/scripts/start/prepareSite'
import { serverEntry } from '@mentor-connect/server/build'
import { readConfig } from '@mentor-connect/server/config'
import { newDatabase } from '@mentor-connect/server/testing/apiOn'
import { fillDrillWorld, type DrillWorld } from '@mentor-connect/server/testing/drill/drillWorld'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { Instance, type Kind } from '../drill-rolling/instance'
import { NO_LIMITS, SERVICE_KEY } from '../drill-server/product'

export interface Setup {
  name: string
  apiProcesses: number
  postgres?: Postgres
  redisUrl?: string
}

export interface LoadStage {
  api: string[]
  chat: string
  site: string
  world: DrillWorld
  pids: Record<Kind, number[]>
  stop: () => Promise<void>
}

const SIZE = { learners: 500, mentors: 20, courses: 500, isBusy: true }
const urlOf = (port: number) => `http://127.0.0.1:${port}`
let databases = 0

/** The services as `npm start` runs them, with several processes of the main API; no proxy. */
export async function startLoadStage(
  base: NodeJS.ProcessEnv,
  { apiProcesses, postgres, redisUrl }: Setup,
): Promise<LoadStage> {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-load-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const [chatPort, sitePort] = [await freePort(), await freePort()]
  const apiPorts: number[] = []
  while (apiPorts.length < apiProcesses) apiPorts.push(await freePort())
  const urls = postgres ? [await database(postgres), await database(postgres)] : ['', '']
  const environment = {
    ...base,
    ...{ HOST: '127.0.0.1', DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'warn', SIGN_IN_EMULATOR: 'nowhere' },
    ...{ DATABASE_URL: urls[0], CHAT_DATABASE_URL: urls[1], ...(redisUrl && { REDIS_URL: redisUrl }) },
    ...{ API_URL: urlOf(apiPorts[0]!), CHAT_URL: urlOf(chatPort), SITE_URL: urlOf(sitePort) },
    // Each process listens on its own port; these are what the others read.
    ...{ API_PORT: String(apiPorts[0]), CHAT_PORT: String(chatPort), PORT: String(sitePort) },
    ...{ ...NO_LIMITS, SERVICE_KEY, FIRST_CONTACT_MESSAGES: '1000000' },
  }
  await prepareSite(readConfig(environment), console.log)
  const world = await fillDrillWorld({ url: urls[0] || undefined, file: join(dataDir, 'api.db') }, SIZE)
  const dist = dirname(await serverEntry())
  const instance = (kind: Kind, port: number) => new Instance(kind, { dist, folder, port, environment })
  const instances = {
    api: apiPorts.map((port) => instance('api', port)),
    chat: [instance('chat', chatPort)],
    site: [instance('site', sitePort)],
  }
  const all = Object.values(instances).flat()
  for (const one of all) await one.start()
  const pids = (kind: Kind) => instances[kind].map(({ pid }) => pid!)
  return {
    ...{ api: apiPorts.map(urlOf), chat: urlOf(chatPort), site: urlOf(sitePort), world },
    pids: { api: pids('api'), chat: pids('chat'), site: pids('site') },
    async stop() {
      await Promise.all(all.map((one) => one.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const database = ({ url }: Postgres) => newDatabase(url, `load_${(databases += 1)}`)
