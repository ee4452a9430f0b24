import type { Kysely } from 'kysely'

/** Every message updates its conversation's `updated_at`: an index on it would be rewritten each time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const participant of ['participant_low', 'participant_high'])
    await db.schema.dropIndex(`conversations_by_${participant}`).execute()
  // The unique pair already starts with the smaller id.
  await db.schema
    .createIndex('conversations_by_high')
    .on('conversations')
    .column('participant_high')
    .execute()
}
