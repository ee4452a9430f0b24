import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { everyArea } from '@mentor-connect/delivery/site/areas'
import { startCaddy } from '@mentor-connect/scripts/cluster/caddy'
import { startPostgres } from '@mentor-connect/scripts/cluster/postgres'
import { findRedis } from '@mentor-connect/scripts/cluster/redis'
import { makeDistribution } from '@mentor-connect/scripts/distribution/makeDistribution'
import { newDatabase } from '@mentor-connect/server/testing/apiOn'
import { fillDrillWorld, type DrillWorld } from '@mentor-connect/server/testing/drill/drillWorld'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { startRedis } from '@mentor-connect/server/testing/redisServer'
import { NO_LIMITS, SERVICE_KEY } from '../drill-server/product'
import { Instance, KINDS, type Kind } from './instance'

export type Urls = Record<Kind, string>

/** Two processes of each service in production mode behind one proxy, with PostgreSQL and Redis. */
export interface Deployment {
  /** The public addresses. */
  urls: Urls
  /** The file with the certificate that clients have to trust. */
  authority: string
  instances: Record<Kind, Instance[]>
  world: DrillWorld
  stop: () => Promise<void>
}

const EACH = 2
const SIZE = { learners: 100, mentors: 2, courses: 60 }

export async function startDeployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-rolling-'))
  const stops: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const one of stops.toReversed()) await one()
  }
  try {
    const started = await start(folder, (one) => stops.push(one))
    return { ...started, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(folder: string, onStop: (stop: () => Promise<void>) => void) {
  const dist = join(folder, 'dist')
  await makeDistribution(dist, console.log, everyArea())
  const postgres = await startPostgres()
  onStop(postgres.stop)
  const redis = await startRedis(findRedis())
  onStop(redis.kill)

  const urls = await eachKind(async () => `https://localhost:${await freePort()}`)
  const ports = await eachKind(() => Promise.all(Array.from({ length: EACH }, freePort)))
  const proxy = await startCaddy(join(folder, 'caddy'), variablesOf(urls, ports))
  onStop(proxy.stop)

  const databases = [await newDatabase(postgres.url, 'api'), await newDatabase(postgres.url, 'chat')] as const
  const world = await fillDrillWorld({ url: databases[0], file: '' }, { ...SIZE, apiUrl: urls.api })
  const environment = {
    ...productionSettings(urls, join(folder, 'data')),
    ...{ DATABASE_URL: databases[0], CHAT_DATABASE_URL: databases[1], REDIS_URL: redis.url },
    NODE_EXTRA_CA_CERTS: proxy.authority,
  }
  mkdirSync(environment.DATA_DIR)
  await promisify(execFile)(process.execPath, [join(dist, 'server.mjs'), 'delivery', 'publish'], {
    cwd: folder,
    env: { ...environment, RELEASE_BROWSER: 'off' },
  })
  const instances = await eachKind(async (kind) =>
    ports[kind].map((port) => new Instance(kind, { dist, folder, port, environment })),
  )
  const all = KINDS.flatMap((kind) => instances[kind])
  onStop(async () => void (await Promise.all(all.map((instance) => instance.stop()))))
  for (const instance of all) await instance.start()
  return { urls, authority: proxy.authority, instances, world }
}

async function eachKind<Value>(make: (kind: Kind) => Promise<Value>) {
  const made = {} as Record<Kind, Value>
  for (const kind of KINDS) made[kind] = await make(kind)
  return made
}

/** Variables of `deploy/caddy/Caddyfile`. */
function variablesOf(urls: Urls, ports: Record<Kind, number[]>): Record<string, string> {
  const entries = KINDS.flatMap((kind) => {
    const name = kind.toUpperCase()
    return [
      [`${name}_HOST`, new URL(urls[kind]).host],
      [`${name}_UPSTREAM`, ports[kind].map((port) => `127.0.0.1:${port}`).join(' ')],
    ]
  })
  return { ...Object.fromEntries(entries), ACME_EMAIL: 'drill@example.org' }
}

function productionSettings(urls: Urls, dataDir: string) {
  const pem = { type: 'pkcs8', format: 'pem' } as const
  return {
    ...{ PATH: process.env.PATH, APP_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    ...{ SITE_URL: urls.site, API_URL: urls.api, CHAT_URL: urls.chat, DATA_DIR: dataDir },
    ...{ TRUSTED_PROXIES: '127.0.0.1', SERVICE_KEY },
    SIGNING_KEY: String(generateKeyPairSync('ed25519').privateKey.export(pem)),
    // Nobody receives mails of the drill: they stay in the queue.
    ...{
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Drill <drill@example.org>',
      SUPPORT_EMAIL: 'drill@example.org',
    },
    SIGN_IN_PUBLISHABLE_KEY: `pk_live_${Buffer.from('clerk.example.org$').toString('base64')}`,
    SIGN_IN_SECRET_KEY: 'sk_live_0123456789',
    // The drill's people are not enrolled with each other, and it does not measure first contacts.
    ...{ ...NO_LIMITS, FIRST_CONTACT_MESSAGES: '1000000' },
  }
}
