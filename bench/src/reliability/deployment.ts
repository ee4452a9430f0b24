import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { everyArea } from '@mentor-connect/delivery/site/areas'
import { startCaddy, type Proxy } from '@mentor-connect/scripts/cluster/caddy'
import { startPostgres, type Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { findRedis } from '@mentor-connect/scripts/cluster/redis'
import { makeDistribution } from '@mentor-connect/scripts/distribution/makeDistribution'
import { newDatabase } from '@mentor-connect/server/testing/apiOn'
import { fillDrillWorld, type DrillWorld } from '@mentor-connect/server/testing/drill/drillWorld'
import { bucketServer, type BucketServer } from '@mentor-connect/server/testing/files/bucketServer'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { startRedis, type RedisServer } from '@mentor-connect/server/testing/redisServer'
import { Instance, KINDS, type Kind } from '../product/instance'
import { NO_LIMITS, SERVICE_KEY } from '../product/services'

/** The stores that all processes share. */
interface Stores {
  postgres: Postgres
  redis: RedisServer
  /** The stand-in for an S3 service, which holds uploads and the site. */
  bucket: BucketServer
}

/** Two processes of each service in production mode behind one proxy. Each process has its own folder. */
export interface Deployment {
  /** The public URLs. */
  urls: Record<Kind, string>
  proxy: Proxy
  instances: Record<Kind, Instance[]>
  stores: Stores
  world: DrillWorld
  stop: () => Promise<void>
}

const EACH = 2
const SIZE = { learners: 100, mentors: 2, courses: 60 }
const BUCKET = {
  bucket: 'drill',
  region: 'us-east-1',
  accessKeyId: 'drill',
  secretAccessKey: 'a secret',
  pageSize: 1000,
}

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
  await makeDistribution(dist, console.log, { areas: everyArea(), parts: [] })
  const stores = await startStores(onStop)

  const urls = await eachKind(async () => `https://localhost:${await freePort()}`)
  const ports = await eachKind(() => Promise.all(Array.from({ length: EACH }, freePort)))
  const proxy = await startCaddy(join(folder, 'caddy'), variablesOf(urls, ports))
  onStop(proxy.stop)

  const { postgres, redis, bucket } = stores
  const databases = [await newDatabase(postgres.url, 'api'), await newDatabase(postgres.url, 'chat')] as const
  const world = await fillDrillWorld({ url: databases[0], file: '' }, { ...SIZE, apiUrl: urls.api })
  const environment = {
    ...productionSettings(urls),
    ...bucketSettings(bucket.url),
    DATABASE_URL: databases[0],
    CHAT_DATABASE_URL: databases[1],
    REDIS_URL: redis.url,
    NODE_EXTRA_CA_CERTS: proxy.authority,
  }
  const ownFolder = (name: string) => {
    const dataDir = join(folder, 'data', name)
    mkdirSync(dataDir, { recursive: true })
    return dataDir
  }
  const publisher = { ...environment, DATA_DIR: ownFolder('publish'), RELEASE_BROWSER: 'off' }
  const program = join(dist, 'server.mjs')
  const options = { cwd: folder, env: publisher }
  await promisify(execFile)(process.execPath, [program, 'delivery', 'publish'], options)
  const instances = await eachKind(async (kind) =>
    ports[kind].map((port) => {
      const own = { ...environment, DATA_DIR: ownFolder(`${kind}-${port}`) }
      return new Instance(kind, { dist, folder, port, environment: own })
    }),
  )
  const all = KINDS.flatMap((kind) => instances[kind])
  onStop(async () => void (await Promise.all(all.map((instance) => instance.stop()))))
  for (const instance of all) await instance.start()
  return { urls, proxy, instances, stores, world }
}

async function startStores(onStop: (stop: () => Promise<void>) => void): Promise<Stores> {
  const postgres = await startPostgres()
  onStop(postgres.stop)
  const redis = await startRedis(findRedis())
  onStop(redis.kill)
  const bucket = await bucketServer(BUCKET)
  onStop(bucket.close)
  return { postgres, redis, bucket }
}

async function eachKind<Value>(make: (kind: Kind) => Promise<Value>) {
  const made = {} as Record<Kind, Value>
  for (const kind of KINDS) made[kind] = await make(kind)
  return made
}

/** Values for the variables of `deploy/caddy/Caddyfile`. */
function variablesOf(urls: Record<Kind, string>, ports: Record<Kind, number[]>): Record<string, string> {
  const entries = KINDS.flatMap((kind) => {
    const name = kind.toUpperCase()
    return [
      [`${name}_HOST`, new URL(urls[kind]).host],
      [`${name}_UPSTREAM`, ports[kind].map((port) => `127.0.0.1:${port}`).join(' ')],
    ]
  })
  return { ...Object.fromEntries(entries), ACME_EMAIL: 'drill@example.org' }
}

function bucketSettings(url: string) {
  const { bucket, accessKeyId, secretAccessKey } = BUCKET
  return {
    S3_ENDPOINT: url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    SITE_BUCKET: `s3://${bucket}/site`,
    SITE_BUCKET_ENDPOINT: url,
    SITE_BUCKET_KEY_ID: accessKeyId,
    SITE_BUCKET_KEY: secretAccessKey,
  }
}

function productionSettings(urls: Record<Kind, string>) {
  const pem = { type: 'pkcs8', format: 'pem' } as const
  return {
    PATH: process.env.PATH,
    APP_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    SITE_URL: urls.site,
    API_URL: urls.api,
    CHAT_URL: urls.chat,
    TRUSTED_PROXIES: '127.0.0.1',
    SERVICE_KEY,
    SIGNING_KEY: String(generateKeyPairSync('ed25519').privateKey.export(pem)),
    // Nothing listens at this address, because no action of these people sends a mail.
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'Drill <drill@school.example>',
    SUPPORT_EMAIL: 'drill@school.example',
    SIGN_IN_PUBLISHABLE_KEY: `pk_live_${Buffer.from('clerk.example.org$').toString('base64')}`,
    SIGN_IN_SECRET_KEY: 'sk_live_0123456789',
    ...NO_LIMITS,
  }
}
