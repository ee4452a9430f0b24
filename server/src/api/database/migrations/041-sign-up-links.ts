import type { Kysely } from 'kysely'

/** Links in sign-up mails, and the number of mails sent to an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_up_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('sign_up_links_by_email')
    .on('sign_up_links')
    .columns(['email', 'role'])
    .execute()
  await db.schema
    .createTable('sign_up_mails')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('requester', 'text', (c) => c.notNull())
    .addColumn('hour', 'text', (c) => c.notNull())
    .addColumn('mails', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_up_mails_pk', ['email', 'role', 'requester', 'hour'])
    .execute()
  await db.schema.alterTable('signups').addColumn('requester', 'text').execute()
}
