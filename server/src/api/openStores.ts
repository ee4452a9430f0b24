import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { hashPassword } from '../accounts/passwords/hashing'
import { migrations } from '../kernel/database/migrations/index'
import type { ApiDatabase } from '../kernel/database/schema'
import { DATABASE_MARK } from '../kernel/restore-journal/journalCopy'
import type { Config } from '../platform/config/config'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'
import { openReplica } from '../platform/database/replica/openReplica'
import { logMigrations } from '../platform/database/steps/logMigrations'
import { chooseFileStore } from '../platform/files/store/chooseFileStore'
import { serviceKey, watchKey } from '../platform/keys/serviceKey'
import { signingKeyOf } from '../platform/keys/signingKey'
import { markDatabase, markInStore, requireExpectedDatabase } from '../platform/process/expectedDatabase'
import { keepDataPrivate } from '../platform/process/keepDataPrivate'
import { requireFinishedRestore } from '../platform/process/unfinishedRestore'
import { seed } from './seed/seed'

interface Dependencies {
  clock: () => Date
  logger: FastifyBaseLogger
}

/**
 * Opens the keys, the database with the current schema, and the file store. The caller closes the databases.
 */
export async function openStores(given: Config, { clock, logger }: Dependencies) {
  requireFinishedRestore(given.dataDir)
  await keepDataPrivate(given, logger)
  const config = { ...given, serviceKey: await serviceKey(given), watchKey: await watchKey(given) }
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
  return { config, keys, db, replica, files }
}
