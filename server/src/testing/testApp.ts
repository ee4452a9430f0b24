import type { FastifyInstance } from 'fastify'
import { generateKeyPairSync } from 'node:crypto'
import { buildApi } from '../api/app'
import type { ApiDatabase } from '../kernel/database/schema'
import type { ApiDependencies } from '../kernel/dependencies'
import type { Config } from '../platform/config/config'
import { jobQueue } from '../platform/jobs/jobQueue'
import { mailQueue } from '../platform/mail/mailQueue'
import type { FileStore } from '../platform/files/store/fileStore'
import { readSigningKey, type SigningKey } from '../platform/keys/signingKey'
import { freshDatabase } from './freshDatabase'
import { memoryFiles } from './memoryFiles'
import { memoryMailer, type MemoryMailer } from './memoryMailer'
import { testClock, type TestClock } from './testClock'
import { testConfig } from './testConfig'

export interface TestApp {
  app: FastifyInstance
  db: ApiDependencies['db']
  config: Config
  keys: SigningKey
  /** The job queue; `settle` runs the jobs that are due by the clock of the test. */
  jobs: ApiDependencies['jobs']
  mails: ApiDependencies['mails']
  mailer: MemoryMailer
  files: FileStore
  clock: TestClock
  /** Closes the app and removes its database. */
  close: () => Promise<void>
}

/** The real main API on a fresh database, with a controllable clock and a mailbox. */
export async function testApp(
  changes: Partial<Config> = {},
  { files = memoryFiles(), logger }: { files?: FileStore; logger?: ApiDependencies['logger'] } = {},
): Promise<TestApp> {
  const { db, drop } = await freshDatabase()
  const config = testConfig(changes)
  const mailer = memoryMailer()
  const clock = testClock()
  const keys = await newSigningKey()
  const jobs = jobQueue<ApiDatabase>({ db, clock })
  const mails = mailQueue({ jobs, mailer, config })
  const app = await buildApi({ db, config, jobs, mails, files, keys, clock, ...(logger && { logger }) })
  const close = async () => {
    await app.close()
    await drop()
  }
  return { app, db, config, keys, jobs, mails, mailer, files, clock, close }
}

export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ed25519')
  return readSigningKey(privateKey.export({ type: 'pkcs8', format: 'pem' }) as string)
}
