import type { Kysely } from 'kysely'

/** The mentor of a workshop knows who comes, and writes to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // 0 for people who joined before: they were told that nobody sees who takes part.
  await db.schema
    .alterTable('workshop_people')
    .addColumn('is_named', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('workshop_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workshop_id', 'text', (c) => c.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addColumn('hidden_at', 'text')
    .addColumn('reviewed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('workshop_messages_listed')
    .on('workshop_messages')
    .columns(['workshop_id', 'sent_at', 'id'])
    .execute()
}
