import { join } from 'node:path'
import { checkStorage } from '../platform/availability/checkStorage'
import { addressOfApi } from '../platform/config/internalAddresses'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'
import { logMigrations } from '../platform/database/steps/logMigrations'
import { checkApi } from '../platform/http/checkApi'
import { watchPeers } from '../platform/http/peers'
import { jobQueue } from '../platform/jobs/jobQueue'
import { publishedKeySet } from '../platform/keys/bearer'
import { serviceKey } from '../platform/keys/serviceKey'
import { chooseMailer } from '../platform/mail/chooseMailer'
import { mailQueue } from '../platform/mail/mailQueue'
import { markDatabase, markInFolder, requireExpectedDatabase } from '../platform/process/expectedDatabase'
import { keepDataPrivate } from '../platform/process/keepDataPrivate'
import { runService } from '../platform/process/runService'
import { requireFinishedRestore } from '../platform/process/unfinishedRestore'
import { buildChat } from './app'
import { migrations } from './database/migrations/index'
import type { ChatDatabase } from './database/schema'
import { handleHousekeeping } from './housekeeping'
import { peopleOfApi } from './people/people'
import { seed } from './seed/seed'
import { TIMING } from './timing'

await runService({
  name: 'chat',
  port: (config) => config.chatPort,
  portVariable: 'CHAT_PORT',
  url: (config) => config.chatUrl,
  build: async (given, logger) => {
    requireFinishedRestore(given.dataDir)
    await keepDataPrivate(given, logger)
    const config = { ...given, serviceKey: await serviceKey(given) }
    if (!config.serviceKey) logger.warn('SERVICE_KEY is not set: no mails about unread messages are sent')
    const db = openDatabase<ChatDatabase>({
      url: config.chatDatabaseUrl,
      file: join(config.dataDir, 'chat.db'),
      limits: config,
    })
    const mark = markInFolder(config.dataDir, 'chat-database.mark')
    await requireExpectedDatabase(db, mark, config)
    logMigrations(await migrate(db, migrations, 'accept'), logger)
    await markDatabase(mark, logger)
    const clock = () => new Date()
    if (config.seed === 'demo' && (await seed(db, clock))) logger.info('demo conversations added')
    const keySet = publishedKeySet(addressOfApi(config))
    const people = peopleOfApi(addressOfApi(config), config.serviceKey)
    const { mailer } = await chooseMailer(config, clock)
    const jobs = jobQueue<ChatDatabase>({ db, clock, logger })
    const mails = mailQueue({ jobs, mailer, config })
    handleHousekeeping({ jobs, db, clock, config })
    const app = await buildChat({
      db,
      config,
      keySet,
      people,
      jobs,
      mails,
      timing: TIMING,
      clock,
      logger,
      checks: [() => checkStorage(config.dataDir)],
    })
    if (config.serviceKey) watchPeers(app, { api: () => checkApi(config) })
    app.addHook('onClose', () => db.destroy())
    return app
  },
})
