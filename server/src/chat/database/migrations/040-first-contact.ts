import type { Kysely } from 'kysely'

/** Conversations that exist already are open, with or without messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('conversations')
    .addColumn('is_open', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('conversations').addColumn('opener', 'text').execute()
  await db.schema
    .alterTable('conversations')
    .addColumn('unanswered', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('new_contacts')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('started', 'integer', (c) => c.notNull())
    .execute()
}
