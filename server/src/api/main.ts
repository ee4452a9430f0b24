import { join } from 'node:path'
import { checkStorage } from '../platform/availability/checkStorage'
import { chooseFileStore } from '../platform/files/store/chooseFileStore'
import { uploadFolder } from '../platform/http/multipart/uploadFolder'
import { checkChat } from '../platform/http/askChat'
import { watchPeers } from '../platform/http/peers'
import { watchTlsExpiry } from '../platform/metrics/tlsExpiry'
import { jobQueue } from '../platform/jobs/jobQueue'
import { mailQueue } from '../platform/mail/mailQueue'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'
import { openReplica } from '../platform/database/replica/openReplica'
import { logMigrations } from '../platform/database/steps/logMigrations'
import { signingKeyOf } from '../platform/keys/signingKey'
import { serviceKey, watchKey } from '../platform/keys/serviceKey'
import { chooseMailer } from '../platform/mail/chooseMailer'
import { registerOutboxRoutes } from '../platform/mail/outbox.routes'
import { markDatabase, markInStore, requireExpectedDatabase } from '../platform/process/expectedDatabase'
import { keepDataPrivate } from '../platform/process/keepDataPrivate'
import { runService } from '../platform/process/runService'
import { requireFinishedRestore } from '../platform/process/unfinishedRestore'
import { chatAccessSync } from '../accounts/access/chatAccessSync'
import { chatPeople } from '../kernel/chat-service/chatPeople'
import { buildApi } from './app'
import { contentChangeSync } from '../kernel/content-changes/contentChangeSync'
import { checkSite, siteTeller } from '../kernel/content-changes/tellSite'
import type { ApiDatabase } from '../kernel/database/schema'
import { migrations } from '../kernel/database/migrations/index'
import { handleHousekeeping } from './housekeeping'
import { accountDataService } from './account-data/accountData.service'
import { handleUnusedAccounts } from './account-data/unused-accounts/unusedAccounts.jobs'
import { hashPassword } from '../accounts/passwords/hashing'
import { DATABASE_MARK } from '../kernel/restore-journal/journalCopy'
import { seed } from './seed/seed'

await runService({
  name: 'api',
  port: (config) => config.apiPort,
  portVariable: 'API_PORT',
  url: (config) => config.apiUrl,
  build: async (given, logger) => {
    requireFinishedRestore(given.dataDir)
    await keepDataPrivate(given, logger)
    const config = { ...given, serviceKey: await serviceKey(given), watchKey: await watchKey(given) }
    const clock = () => new Date()
    const keys = await signingKeyOf(config)
    const db = openDatabase<ApiDatabase>({
      url: config.databaseUrl,
      file: join(config.dataDir, 'api.db'),
      limits: config,
    })
    const replica = openReplica(db, config, logger)
    const files = chooseFileStore(config)
    const mark = markInStore(files, DATABASE_MARK)
    await requireExpectedDatabase(db, mark, config)
    logMigrations(await migrate(db, migrations, 'accept'), logger)
    await markDatabase(mark, logger)
    if (config.seed === 'demo' && (await seed(db, { clock, files, hashPassword })))
      logger.info('demo content added')
    const { mailer, outbox } = await chooseMailer(config, clock)
    const jobs = jobQueue<ApiDatabase>({ db, clock, logger })
    const mails = mailQueue({ jobs, mailer, config })
    const checks = [() => checkStorage(config.dataDir)]
    const uploads = await uploadFolder(config.dataDir)
    const uploadDir = uploads.path
    const app = await buildApi({
      db,
      replica: replica?.reads,
      config,
      jobs,
      mails,
      files,
      keys,
      clock,
      logger,
      checks,
      uploadDir,
    })
    if (outbox && config.showsOutbox) registerOutboxRoutes(app, outbox)
    const chat = chatPeople(config)
    const access = chatAccessSync({ db, tell: chat.tellAccess, logger })
    access.start()
    const site = await siteTeller(config)
    const contentChanges = contentChangeSync({ db, tell: site.tell, logger })
    contentChanges.start()
    handleHousekeeping({ db, files, jobs, clock, chat })
    const accountData = accountDataService({ db, config, files, jobs, mails, clock, chat, logger })
    handleUnusedAccounts({ db, jobs, mails, config, keys, clock, accountData })
    watchPeers(app, {
      chat: () => checkChat(config),
      ...(config.rendering !== 'off' && { site: () => checkSite(config) }),
    })
    watchTlsExpiry(app, { site: config.siteUrl, api: config.apiUrl, chat: config.chatUrl })
    app.addHook('onClose', async () => {
      await access.stop()
      await contentChanges.stop()
      site.close()
      await jobs.stop()
      await uploads.remove()
      await replica?.close()
      await db.destroy()
    })
    return app
  },
})
