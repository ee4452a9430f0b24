import { join } from 'node:path'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'
import { publishedKeySet } from '../platform/keys/bearer'
import { runService } from '../platform/process/runService'
import { buildChat } from './app'
import { migrations } from './database/migrations/index'
import type { ChatDatabase } from './database/schema'
import { peopleOfApi } from './people/people'
import { TIMING } from './timing'

await runService({
  name: 'chat',
  port: (config) => config.chatPort,
  portVariable: 'CHAT_PORT',
  url: (config) => config.chatUrl,
  build: async (config, logger) => {
    const db = openDatabase<ChatDatabase>({
      url: config.chatDatabaseUrl,
      file: join(config.dataDir, 'chat.db'),
    })
    await migrate(db, migrations)
    const keySet = publishedKeySet(config.apiUrl)
    const people = peopleOfApi(config.apiUrl)
    const clock = () => new Date()
    const app = await buildChat({ db, config, keySet, people, timing: TIMING, clock, logger })
    app.addHook('onClose', () => db.destroy())
    return app
  },
})
