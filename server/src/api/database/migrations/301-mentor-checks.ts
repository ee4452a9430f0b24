import type { Kysely } from 'kysely'

/** What operators have checked about mentors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mentor_checks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('mentor_id', 'text', (c) => c.notNull().references('mentors.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('checked_on', 'text', (c) => c.notNull())
    .addColumn('withdrawn_at', 'text')
    .execute()
  await db.schema.createIndex('mentor_checks_by_mentor').on('mentor_checks').column('mentor_id').execute()
}
