import type { Kysely } from 'kysely'

/** Password resets, and the form of a mentor whose sign-up is not confirmed yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('password_resets_by_email')
    .on('password_resets')
    .columns(['email', 'role'])
    .execute()
  await db.schema
    .createTable('password_reset_requests')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('hour', 'text', (c) => c.notNull())
    .addColumn('requests', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('password_reset_requests_pk', ['email', 'role', 'hour'])
    .execute()
  await db.schema.alterTable('signups').addColumn('application', 'text').execute()
}
