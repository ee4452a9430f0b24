import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { STATUS_LIST_LENGTH } from '../../api/certificates/credential/bitstring'
import { migrations as apiMigrations } from '../../api/database/migrations/index'
import type { ApiDatabase } from '../../api/database/schema'
import { migrations as chatMigrations } from '../../chat/database/migrations/index'
import type { ChatDatabase } from '../../chat/database/schema'
import { migrate } from '../../platform/database/migrate'
import { openDatabase } from '../../platform/database/openDatabase'
import { databaseFileIn } from '../backup/layout'
import { DATABASES, type DatabaseName } from '../backup/manifest'
import type { KnownActs } from './actsSince'
import { replayActs, type Replayed } from './replayActs'

/** Databases that are ready to take the place of the present ones. */
export interface Prepared {
  files: Record<DatabaseName, string>
  replayed: Replayed
}

/**
 * Copies the databases of a backup beside the present ones and brings them up to date: schema, acts since then, no
 * sessions. Nothing of the product is touched yet.
 */
export async function prepareDatabases(backup: string, folder: string, acts: KnownActs): Promise<Prepared> {
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
    await keepOperatorActs(api, acts)
    const replayed = await replayActs(api, chat, acts.entries)
    await api.transaction().execute(leaveBehind)
    for (const db of [api, chat]) await sql`pragma journal_mode = delete`.execute(db)
    return { files, replayed }
  } finally {
    await api.destroy()
    await chat.destroy()
  }
}

/** The record of what operators did is not rolled back with the rest. */
async function keepOperatorActs(api: Kysely<ApiDatabase>, { operatorActs }: KnownActs) {
  for (const act of operatorActs)
    await api
      .insertInto('operator_acts')
      .values(act)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/** What must not come to life again, and what must not be given out twice. */
async function leaveBehind(tx: Kysely<ApiDatabase>) {
  // A session may have been ended, a link used and a password changed since then.
  for (const table of ['sessions', 'password_resets', 'email_changes', 'signups', 'sign_up_links'] as const)
    await tx.deleteFrom(table).execute()
  await tellChatAgain(tx)
  // Bits that certificates have got since the backup stay theirs: the next ones are in a new list.
  await tx
    .updateTable('status_counter')
    .set((eb) => ({ next: eb('next', '+', STATUS_LIST_LENGTH) }))
    .execute()
  // The copy in the file store may have been lost with the rest.
  await tx.updateTable('restore_journal').set({ copied_at: null }).execute()
}

/** The database of chat is of another moment: it may know more, or less, of who has lost access. */
async function tellChatAgain(tx: Kysely<ApiDatabase>) {
  const seconds = Math.floor(Date.now() / 1000)
  await tx
    .updateTable('account_access')
    .set((eb) => ({
      version: eb
        .case()
        .when('version', '<', seconds)
        .then(seconds)
        .else(eb('version', '+', 1))
        .end(),
      chat_knows: 0,
    }))
    .execute()
}
