import type { Kysely } from 'kysely'

/** Ended sessions without a person; versions are seconds since 1970, which exceed a 32-bit integer in 2038. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('person_access').execute()
  await db.schema.dropTable('ended_sessions').execute()
  await db.schema
    .createTable('person_access')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('restriction', 'text')
    .execute()
  await db.schema
    .createTable('ended_sessions')
    .addColumn('session_id', 'text', (c) => c.primaryKey())
    .addColumn('ended_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('ended_sessions_by_time').on('ended_sessions').column('ended_at').execute()
}
