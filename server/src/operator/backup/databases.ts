import { join } from 'node:path'
import { migrations as apiMigrations } from '../../kernel/database/migrations/index'
import { migrations as chatMigrations } from '../../chat/database/migrations/index'
import type { Config } from '../../platform/config/config'
import type { DatabaseToBackUp } from './backupDatabase'
import type { DatabaseName } from './manifest'

/** Returns the two databases that these settings name. */
export function databasesOf(config: Config): Record<DatabaseName, DatabaseToBackUp> {
  const limits = config
  return {
    api: {
      location: { url: config.databaseUrl, file: join(config.dataDir, 'api.db'), limits },
      migrations: apiMigrations,
    },
    chat: {
      location: { url: config.chatDatabaseUrl, file: join(config.dataDir, 'chat.db'), limits },
      migrations: chatMigrations,
    },
  }
}
