import { checkStorage } from '../platform/availability/checkStorage'
import { uploadFolder } from '../platform/http/multipart/uploadFolder'
import { checkChat } from '../platform/http/askChat'
import { watchPeers } from '../platform/http/peers'
import { watchTlsExpiry } from '../platform/metrics/tlsExpiry'
import { jobQueue } from '../platform/jobs/jobQueue'
import { mailQueue } from '../platform/mail/mailQueue'
import { chooseMailer } from '../platform/mail/chooseMailer'
import { registerOutboxRoutes } from '../platform/mail/outbox.routes'
import { runService } from '../platform/process/runService'
import { chatAccessSync } from '../accounts/access/chatAccessSync'
import { chatPeople } from '../kernel/chat-service/chatPeople'
import { buildApi } from './app'
import { contentChangeSync } from '../kernel/content-changes/contentChangeSync'
import { checkSite, siteTeller } from '../kernel/content-changes/tellSite'
import type { ApiDatabase } from '../kernel/database/schema'
import { handleHousekeeping } from './housekeeping'
import { accountDataService } from './account-data/accountData.service'
import { handleUnusedAccounts } from './account-data/unused-accounts/unusedAccounts.jobs'
import { openStores } from './openStores'

await runService({
  name: 'api',
  port: (config) => config.apiPort,
  portVariable: 'API_PORT',
  url: (config) => config.apiUrl,
  build: async (given, logger) => {
    const clock = () => new Date()
    const { config, keys, db, replica, files } = await openStores(given, { clock, logger })
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
