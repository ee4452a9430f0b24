import { migrations as apiMigrations } from '../kernel/database/migrations/index'
import { migrations as chatMigrations } from '../chat/database/migrations/index'
import { checkMigrations } from '../platform/database/steps/checkMigrations'
import released from '../platform/database/steps/releasedMigrations.json'

/**
 * Returns the reasons why the previous version cannot work with the databases of this version. The list is
 * empty if it can.
 */
export async function migrationProblems(): Promise<string[]> {
  return [
    ...(await checkMigrations(apiMigrations, released.api)),
    ...(await checkMigrations(chatMigrations, released.chat)),
  ]
}

/** Names of all migrations by database. */
export const ALL_MIGRATIONS = { api: Object.keys(apiMigrations), chat: Object.keys(chatMigrations) }
