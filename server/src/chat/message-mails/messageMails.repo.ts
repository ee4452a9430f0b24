import type { Kysely } from 'kysely'
import type { ChatDatabase } from '../database/schema'

/** People whose choice to get no mails about messages the main API does not have yet. */
export async function findWithoutMails(db: Kysely<ChatDatabase>, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('people').select('id').where('digest', '=', 0).limit(limit).execute()
  return rows.map(({ id }) => id)
}

export async function forgetChoice(db: Kysely<ChatDatabase>, id: string) {
  await db.updateTable('people').set({ digest: 1 }).where('id', '=', id).execute()
}
