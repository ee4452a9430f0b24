import type { Kysely } from 'kysely'

/** Last use of sessions, known devices of accounts, and failed password guesses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['last_used_at', 'browser', 'system', 'device_id'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute()
  await db.schema
    .createTable('known_devices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('known_devices_once', ['person_id', 'secret_hash'])
    .execute()
  await db.schema
    .createIndex('known_devices_by_secret')
    .on('known_devices')
    .columns(['secret_hash'])
    .execute()
  await db.schema
    .createTable('password_guesses')
    .addColumn('subject', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('blocked_until', 'text', (c) => c.notNull())
    .addColumn('last_failed_at', 'text', (c) => c.notNull())
    .addColumn('warned_at', 'text')
    .execute()
  await db.schema
    .createIndex('password_guesses_by_time')
    .on('password_guesses')
    .columns(['last_failed_at'])
    .execute()
}
