import type { Kysely } from 'kysely'

/** Learners who sign in at an OpenID Connect provider, and sign-ins there that have not ended yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('open_id_links')
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('open_id_links_pk', ['issuer', 'subject'])
    .execute()
  await db.schema
    .createIndex('open_id_links_by_learner')
    .on('open_id_links')
    .columns(['learner_id'])
    .execute()
  await db.schema
    .createTable('open_id_attempts')
    .addColumn('state_hash', 'text', (c) => c.primaryKey())
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('verifier', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
}
