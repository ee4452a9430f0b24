import { sql, type Kysely } from 'kysely'

/** Certificates as signed credentials: the credential, its bit in the status lists, and all signing keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('credential', 'text').execute()
  await db.schema.alterTable('certificates').addColumn('status_index', 'integer').execute()
  await db.schema
    .createIndex('certificates_by_status')
    .on('certificates')
    .column('status_index')
    .unique()
    .execute()
  await db.schema
    .createIndex('certificates_by_revocation')
    .on('certificates')
    .columns(['revoked_at', 'status_index'])
    .execute()
  await db.schema
    .createTable('status_counter')
    .addColumn('next', 'integer', (c) => c.notNull())
    .execute()
  await sql`insert into status_counter (next) values (0)`.execute(db)
  await db.schema
    .createTable('credential_keys')
    .addColumn('multikey', 'text', (c) => c.primaryKey())
    .addColumn('published_at', 'text', (c) => c.notNull())
    .execute()
}
