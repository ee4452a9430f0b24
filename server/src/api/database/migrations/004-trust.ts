import type { Kysely } from 'kysely'

/** Consents, the audit of operators, reasons of revocations, and pending account deletions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('revoked_reason', 'text').execute()
  for (const table of ['learners', 'mentors', 'signups'])
    await db.schema.alterTable(table).addColumn('language', 'text').execute()
  for (const column of ['consent_version', 'consented_at'])
    await db.schema.alterTable('signups').addColumn(column, 'text').execute()

  await db.schema
    .createTable('consents')
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('accepted_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('consents_pk', ['person_id', 'version'])
    .execute()
  await db.schema
    .createTable('operator_acts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .execute()
  await db.schema.createIndex('operator_acts_by_time').on('operator_acts').columns(['at', 'id']).execute()
  await db.schema
    .createTable('erasures')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('language', 'text')
    .addColumn('requested_at', 'text', (c) => c.notNull())
    .addColumn('chat_erased_at', 'text')
    .execute()
}
