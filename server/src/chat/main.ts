import { join } from 'node:path'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'
import { publishedKeySet } from '../platform/keys/bearer'
import { serviceKey } from '../platform/keys/serviceKey'
import { chooseMailer } from '../platform/mail/chooseMailer'
import { runService } from '../platform/process/runService'
import { buildChat } from './app'
import { migrations } from './database/migrations/index'
import type { ChatDatabase } from './database/schema'
import { peopleOfApi } from './people/people'
import { seed } from './seed/seed'
import { TIMING } from './timing'

await runService({
  name: 'chat',
  port: (config) => config.chatPort,
  portVariable: 'CHAT_PORT',
  url: (config) => config.chatUrl,
  build: async (given, logger) => {
    const config = { ...given, serviceKey: await serviceKey(given) }
    if (!config.serviceKey) logger.warn('SERVICE_KEY is not set: nobody is mailed about unread messages')
    const db = openDatabase<ChatDatabase>({
      url: config.chatDatabaseUrl,
      file: join(config.dataDir, 'chat.db'),
    })
    await migrate(db, migrations)
    const clock = () => new Date()
    if (config.seed === 'demo' && (await seed(db, clock))) logger.info('demo conversations added')
    const keySet = publishedKeySet(config.apiUrl)
    const people = peopleOfApi(config.apiUrl, config.serviceKey)
    const { mailer } = chooseMailer(config, clock)
    const app = await buildChat({ db, config, keySet, people, mailer, timing: TIMING, clock, logger })
    app.addHook('onClose', () => db.destroy())
    return app
  },
})
