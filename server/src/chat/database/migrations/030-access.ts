import type { Kysely } from 'kysely'

/** Restricted people, as received from the main API, and sessions whose tokens are no longer valid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_access')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('restriction', 'text')
    .execute()
  await db.schema
    .createTable('ended_sessions')
    .addColumn('session_id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('ended_sessions_by_time').on('ended_sessions').column('ended_at').execute()
}
