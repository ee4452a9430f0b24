import type { Kysely } from 'kysely'

/** Every message moves its conversation's `updated_at`: an index that holds it would be rewritten each time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const participant of ['participant_low', 'participant_high'])
    await db.schema.dropIndex(`conversations_by_${participant}`).execute()
  // The smaller id leads the unique pair already.
  await db.schema
    .createIndex('conversations_by_high')
    .on('conversations')
    .column('participant_high')
    .execute()
}
