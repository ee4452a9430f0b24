import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config'
import { appliedMigrations, type AnyDatabase } from '../database/copy/tables.repo'
import type { FileStore } from '../files/store/fileStore'
import { StartError } from './startFailure'

/** A mark outside the database that records that one exists. */
export interface DatabaseMark {
  exists: () => Promise<boolean>
  set: () => Promise<unknown>
}

/** Creates a mark in the file store of the main API, because the files in the store belong to a database. */
export function markInStore(files: FileStore, key: string): DatabaseMark {
  return {
    exists: async () => (await files.list('')).length > 0,
    set: async () => {
      const isSet = (await files.list(key)).length > 0
      if (!isSet) await files.put(key, Buffer.from(MARK_TEXT), 'text/plain')
    },
  }
}

/** Creates a mark that is a file in the data folder. */
export function markInFolder(dataDir: string, name: string): DatabaseMark {
  const file = join(dataDir, name)
  return {
    exists: () =>
      access(file).then(
        () => true,
        () => false,
      ),
    set: () => writeFile(file, MARK_TEXT),
  }
}

const MARK_TEXT =
  'The services do not start on an empty database while this file is here, unless they are told to.\n'

/**
 * Refuses to start with an empty database if there was another one before, because that database may be lost.
 * Call it before the migrations.
 */
export async function requireExpectedDatabase<Tables>(
  db: Kysely<Tables>,
  mark: DatabaseMark,
  { emptyDatabase }: Pick<Config, 'emptyDatabase'>,
): Promise<void> {
  if (emptyDatabase === 'accept' || !(await isNew(db)) || !(await mark.exists())) return
  // Another process may have created the schema and the mark since the first check.
  if (await isNew(db)) throw new StartError(REFUSAL)
}

/** Sets the mark. A failure is only logged. */
export async function markDatabase(mark: DatabaseMark, logger: FastifyBaseLogger): Promise<void> {
  await mark
    .set()
    .catch((error: unknown) => logger.warn({ err: error }, 'could not set the mark that a database exists'))
}

/** Returns true if no migration was applied to the database yet. */
export async function isNew<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return (await appliedMigrations(db as unknown as AnyDatabase)).length === 0
}

const REFUSAL =
  'The database is empty, but there was another one before: its files are still here. If it was lost, restore a backup with the operator command "restore --from <folder>" (docs/operations/backup.md). To begin with an empty database, set EMPTY_DATABASE=accept for this start, or DATA_DIR to a new folder.'
