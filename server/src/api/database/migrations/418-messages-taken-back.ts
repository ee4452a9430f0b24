import type { Kysely } from 'kysely'

/** When the mentor of a workshop has taken a message back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('workshop_messages').addColumn('removed_at', 'text').execute()
}
