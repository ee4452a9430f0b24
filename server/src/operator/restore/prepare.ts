import { sql } from 'kysely'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrations as apiMigrations } from '../../kernel/database/migrations/index'
import type { ApiDatabase } from '../../kernel/database/schema'
import { migrations as chatMigrations } from '../../chat/database/migrations/index'
import type { ChatDatabase } from '../../chat/database/schema'
import { migrate } from '../../platform/database/migrate'
import { openDatabase } from '../../platform/database/openDatabase'
import { restoreAuditRows } from '../audit.repo'
import { databaseFileIn } from '../backup/layout'
import { DATABASES, type DatabaseName } from '../backup/manifest'
import type { KnownActions } from './knownActions'
import { invalidateRestored } from './invalidateRestored.repo'
import { replayActions, type Replayed } from './replayActions'

/** Databases that are ready to replace the present ones. */
export interface Prepared {
  files: Record<DatabaseName, string>
  replayed: Replayed
}

/**
 * Copies the databases of a backup into `folder` and prepares them: migrates them, repeats the journal
 * entries since the backup, and ends all sessions. The current data is not changed.
 */
export async function prepareDatabases(
  backup: string,
  folder: string,
  actions: KnownActions,
): Promise<Prepared> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const files = {} as Prepared['files']
  for (const name of DATABASES) {
    files[name] = join(folder, `${name}.db`)
    await copyFile(databaseFileIn(backup, name), files[name])
  }
  const api = openDatabase<ApiDatabase>({ file: files.api })
  const chat = openDatabase<ChatDatabase>({ file: files.chat })
  try {
    await migrate(api, apiMigrations)
    await migrate(chat, chatMigrations)
    await restoreAuditRows(api, actions.auditRows)
    const replayed = await replayActions(api, chat, actions.entries)
    await api.transaction().execute(invalidateRestored)
    for (const db of [api, chat]) await sql`pragma journal_mode = delete`.execute(db)
    return { files, replayed }
  } finally {
    await api.destroy()
    await chat.destroy()
  }
}
