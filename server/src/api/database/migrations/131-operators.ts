import type { Kysely } from 'kysely'

/** The operators of the back office, their passkeys and sessions. Secrets are stored as hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operators')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('disabled_at', 'text')
    .addColumn('invitation_hash', 'text', (c) => c.unique())
    .addColumn('invitation_expires_at', 'text')
    .execute()
  await db.schema
    .createTable('operator_passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('operator_id', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema
    .createIndex('operator_passkeys_by_operator')
    .on('operator_passkeys')
    .column('operator_id')
    .execute()
  await createSessions(db)
}

async function createSessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('operator_challenges')
    .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('operator_id', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('operator_sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('operator_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text', (c) => c.notNull())
    .addColumn('passkey_used_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('operator_sessions_by_operator')
    .on('operator_sessions')
    .column('operator_id')
    .execute()
}
