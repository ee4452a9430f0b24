import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config'
import { databasesOf } from '../backup/databases'
import type { DatabaseToBackUp } from '../backup/backupDatabase'
import { databaseFileIn } from '../backup/layout'
import { DATABASES, hasManifest, type DatabaseName } from '../backup/manifest'
import { verifyBackup } from '../backup/verifyBackup'
import { OperatorError } from '../command'

/** One database to import. */
export interface ToImport {
  name: DatabaseName
  /** The SQLite file. */
  file: string
  isBackup: boolean
  /** The PostgreSQL database. */
  target: DatabaseToBackUp
}

/** Finds the databases in a data folder or backup, for the services whose settings name a PostgreSQL database. */
export async function databasesToImport(config: Config, from: string): Promise<ToImport[]> {
  const targets = databasesOf(config)
  const named = DATABASES.filter((name) => targets[name].location.url)
  if (named.length === 0)
    throw new OperatorError(
      'Set DATABASE_URL and CHAT_DATABASE_URL to the PostgreSQL databases that the data should go to.',
    )
  requireTwoDatabases(config)
  const isBackup = hasManifest(from)
  if (isBackup) await verifyBackup(from)
  return named.map((name) => {
    const file = isBackup ? databaseFileIn(from, name) : join(from, `${name}.db`)
    if (!existsSync(file))
      throw new OperatorError(`There is no file ${file}: name the data folder or a backup with --from.`)
    return { name, file, isBackup, target: targets[name] }
  })
}

function requireTwoDatabases({ databaseUrl, chatDatabaseUrl }: Config) {
  if (databaseUrl && databaseUrl === chatDatabaseUrl)
    throw new OperatorError(
      'DATABASE_URL and CHAT_DATABASE_URL name the same database: each service needs its own.',
    )
}
