import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import pino from 'pino'
import { buildApi } from '../../api/app'
import type { ApiDatabase } from '../../kernel/database/schema'
import { buildChat } from '../../chat/app'
import { migrations as chatMigrations } from '../../chat/database/migrations/index'
import type { ChatDatabase } from '../../chat/database/schema'
import { peopleOfApi } from '../../chat/people/people'
import { TIMING } from '../../chat/timing'
import { readConfig, type Config } from '../../platform/config/config'
import { jobQueue } from '../../platform/jobs/jobQueue'
import { localKeySet } from '../../platform/keys/bearer'
import { mailQueue } from '../../platform/mail/mailQueue'
import { freePort } from '../freePort'
import { freshDatabase, freshDatabaseWith } from '../freshDatabase'
import { memoryFiles } from '../memoryFiles'
import { memoryMailer } from '../memoryMailer'
import { newSigningKey, type TestApp } from '../testApp'
import { testConfig } from '../testConfig'

export const SERVICE_KEY = 'a service key of the hostile tests, long enough'

/** Both services configured as in production, each with its own database, listening on local ports. */
export interface World {
  /** The main API, with raised limits. */
  api: TestApp
  chat: FastifyInstance
  chatDb: Kysely<ChatDatabase>
  urls: {
    api: string
    /** A second process of the main API on the same database, with the default limits. */
    limitedApi: string
    chat: string
  }
  /** Log lines of level error or higher. */
  errorLines: string[]
  close: () => Promise<void>
}

export async function startWorld(): Promise<World> {
  const [apiPort, limitedPort, chatPort] = [await freePort(), await freePort(), await freePort()]
  const settings = { API_PORT: apiPort, CHAT_PORT: chatPort, LOG_LEVEL: 'error', CHAT_MESSAGE_BURST: 200 }
  const defaults = readConfig(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, `${value}`])),
  )
  const shared = { ...defaults, serviceKey: SERVICE_KEY }
  const { authRequestsPerMinute, rateLimitFactor, chatUnauthenticatedPerAddress } = testConfig()
  const roomy = { ...shared, authRequestsPerMinute, rateLimitFactor, chatUnauthenticatedPerAddress }
  const errorLines: string[] = []
  const logger: FastifyBaseLogger = pino({ level: 'error' }, { write: (line) => void errorLines.push(line) })
  const api = await startApi(roomy, apiPort, logger)
  const limited = await secondApi(api, shared, limitedPort, logger)
  const chat = await startChat(api, roomy, chatPort, logger)
  return {
    api,
    chat: chat.app,
    chatDb: chat.db,
    urls: { api: roomy.apiUrl, limitedApi: `http://localhost:${limitedPort}`, chat: roomy.chatUrl },
    errorLines,
    close: async () => {
      await chat.close()
      await limited.close()
      await api.close()
    },
  }
}

async function startApi(config: Config, port: number, logger: FastifyBaseLogger): Promise<TestApp> {
  const { db, drop } = await freshDatabase()
  const clock = Object.assign(() => new Date(), { advance: () => undefined })
  const mailer = memoryMailer()
  const files = memoryFiles()
  const keys = await newSigningKey()
  const jobs = jobQueue<ApiDatabase>({ db, clock })
  const mails = mailQueue({ jobs, mailer, config })
  const app = await buildApi({ db, config, jobs, mails, files, keys, clock, logger })
  await app.listen({ port, host: 'localhost' })
  const close = async () => {
    await app.close()
    await drop()
  }
  return { app, db, config, keys, jobs, mails, mailer, files, clock, close }
}

async function secondApi(first: TestApp, config: Config, port: number, logger: FastifyBaseLogger) {
  const { db, files, keys, clock, mailer } = first
  const jobs = jobQueue<ApiDatabase>({ db, clock })
  const mails = mailQueue({ jobs, mailer, config })
  const app = await buildApi({ db, config, jobs, mails, files, keys, clock, logger })
  await app.listen({ port, host: 'localhost' })
  return app
}

async function startChat(
  { keys, clock, mailer }: TestApp,
  config: Config,
  port: number,
  logger: FastifyBaseLogger,
) {
  const { db, drop } = await freshDatabaseWith<ChatDatabase>(chatMigrations)
  const jobs = jobQueue<ChatDatabase>({ db, clock })
  const app = await buildChat({
    db,
    config,
    keySet: localKeySet(keys),
    people: peopleOfApi(config.apiUrl, SERVICE_KEY),
    jobs,
    mails: mailQueue({ jobs, mailer, config }),
    timing: TIMING,
    clock,
    logger,
  })
  await app.listen({ port, host: 'localhost' })
  const close = async () => {
    await app.close()
    await drop()
  }
  return { app, db, close }
}
