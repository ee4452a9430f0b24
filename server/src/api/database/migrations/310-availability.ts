import type { Kysely } from 'kysely'

/** When mentors can be booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mentor_availability')
    .addColumn('mentor_id', 'text', (c) => c.primaryKey().references('mentors.id').onDelete('cascade'))
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('weekly', 'text', (c) => c.notNull())
    .addColumn('days', 'text', (c) => c.notNull())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('meeting_url', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
}
