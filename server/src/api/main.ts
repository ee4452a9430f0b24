import { join } from 'node:path'
import { chooseFileStore } from '../platform/files/store/chooseFileStore'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'
import { signingKeyOf } from '../platform/keys/signingKey'
import { serviceKey } from '../platform/keys/serviceKey'
import { chooseMailer } from '../platform/mail/chooseMailer'
import { registerOutboxRoutes } from '../platform/mail/outbox.routes'
import { runService } from '../platform/process/runService'
import { accountDataService } from './account-data/accountData.service'
import { chatPeople } from './account-data/chatPeople'
import { buildApi } from './app'
import type { ApiDatabase } from './database/schema'
import { migrations } from './database/migrations/index'
import { keepErasing, keepTidy } from './housekeeping'
import { hashPassword } from './auth/passwords'
import { seed } from './seed/seed'

await runService({
  name: 'api',
  port: (config) => config.apiPort,
  portVariable: 'API_PORT',
  url: (config) => config.apiUrl,
  build: async (given, logger) => {
    const config = { ...given, serviceKey: await serviceKey(given) }
    const clock = () => new Date()
    const keys = await signingKeyOf(config)
    const db = openDatabase<ApiDatabase>({ url: config.databaseUrl, file: join(config.dataDir, 'api.db') })
    await migrate(db, migrations)
    if (config.seed === 'demo' && (await seed(db, { clock, hashPassword }))) logger.info('demo content added')
    const { mailer, outbox } = chooseMailer(config, clock)
    const files = chooseFileStore(config)
    const app = await buildApi({ db, config, mailer, files, keys, clock, logger })
    if (outbox && !config.production) registerOutboxRoutes(app, outbox)
    const stopTidying = keepTidy({ db, files }, clock, logger)
    const accountData = accountDataService({
      db,
      config,
      files,
      mailer,
      clock,
      logger,
      chat: chatPeople(config),
    })
    const stopErasing = keepErasing(accountData.finishErasures, logger)
    app.addHook('onClose', async () => {
      stopTidying()
      stopErasing()
      await db.destroy()
    })
    return app
  },
})
