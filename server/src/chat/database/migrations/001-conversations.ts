import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('participant_low', 'text', (c) => c.notNull())
    .addColumn('participant_high', 'text', (c) => c.notNull())
    .addColumn('last_message', 'text')
    .addColumn('last_seq', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('conversations_once', ['participant_low', 'participant_high'])
    .execute()
  for (const participant of ['participant_low', 'participant_high'])
    await db.schema
      .createIndex(`conversations_by_${participant}`)
      .on('conversations')
      .columns([participant, 'updated_at'])
      .execute()
}
