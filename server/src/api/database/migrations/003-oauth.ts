import type { Kysely } from 'kysely'

/** Learners who sign in through the sign-in service, and its sessions that have been exchanged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identity_links')
    .addColumn('subject', 'text', (c) => c.primaryKey())
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('identity_links_by_learner')
    .on('identity_links')
    .columns(['learner_id'])
    .execute()
  await db.schema
    .createTable('spent_sign_ins')
    .addColumn('session_id', 'text', (c) => c.primaryKey())
    .addColumn('spent_at', 'text', (c) => c.notNull())
    .execute()
}
