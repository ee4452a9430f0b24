import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  fillDrillWorld,
  type DrillAccount,
  type DrillWorld,
  type DrillWorldSize,
} from '@mentor-connect/server/testing/drill/drillWorld'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { databaseOn, onServer } from '@mentor-connect/server/testing/postgresServer'
import { cachedTokens } from './cachedTokens'
import { DrillService } from './drillService'

export interface ProductOptions {
  size: DrillWorldSize
  /** PostgreSQL server for its databases; default: SQLite files. */
  postgresUrl?: string
  redisUrl?: string
  /** Folder for its data; default: a temporary folder. */
  dataDir?: string
  /** Main API that chat uses; default: that of this product. */
  apiUrl?: string
  settings?: Record<string, string>
}

/** The services of the product with their data, not yet started. */
export interface Product {
  api: DrillService
  chat: DrillService
  services: DrillService[]
  world: DrillWorld
  tokenOf: (account: DrillAccount) => Promise<string>
  /** How services ended unexpectedly. */
  crashes: () => string[]
  remove: () => Promise<void>
}

/** Limits that the drill never reaches. */
export const NO_LIMITS = {
  AUTH_REQUESTS_PER_MINUTE: '1000000',
  RATE_LIMIT_FACTOR: '10000',
  CHAT_MESSAGES_PER_SECOND: '100000',
  CHAT_MESSAGE_BURST: '100000',
}

export const SERVICE_KEY = 'a service key of the drill, long enough'
let databases = 0

export async function createProduct(options: ProductOptions): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-drill-'))
  const dataDir = options.dataDir ?? join(folder, 'data')
  const { postgresUrl } = options
  const urls = postgresUrl ? [await newDatabase(postgresUrl), await newDatabase(postgresUrl)] : ['', '']
  const [apiPort, chatPort] = [await freePort(), await freePort()]
  const urlOf = (port: number) => `http://127.0.0.1:${port}`
  const environment = {
    ...{ PATH: process.env.PATH, HOST: '127.0.0.1', SIGN_IN_EMULATOR: 'nowhere', SEED: 'none' },
    ...{ DATA_DIR: dataDir, DATABASE_URL: urls[0], CHAT_DATABASE_URL: urls[1], SERVICE_KEY },
    // The drill's people are not enrolled with each other, and it does not measure first contacts.
    FIRST_CONTACT_MESSAGES: '1000000',
    ...{ API_PORT: String(apiPort), CHAT_PORT: String(chatPort), LOG_LEVEL: 'warn' },
    ...{ API_URL: options.apiUrl ?? urlOf(apiPort), CHAT_URL: urlOf(chatPort) },
    ...(options.redisUrl && { REDIS_URL: options.redisUrl }),
    ...options.settings,
  }
  const world = await fillDrillWorld({ url: urls[0], file: join(dataDir, 'api.db') }, options.size)
  const logDir = join(folder, 'log')
  const api = new DrillService('api', urlOf(apiPort), { ...environment, API_URL: urlOf(apiPort) }, logDir)
  const chat = new DrillService('chat', urlOf(chatPort), environment, logDir)
  const services = [api, chat]
  return {
    ...{ api, chat, services, world },
    tokenOf: cachedTokens(api.url),
    crashes: () => services.flatMap(({ crashes }) => crashes),
    remove: async () => {
      await Promise.all(services.map((service) => service.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function newDatabase(server: string): Promise<string> {
  const name = `drill_${(databases += 1)}`
  await onServer(server, `create database ${name}`)
  return databaseOn(server, name)
}
