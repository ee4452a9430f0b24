import type { Kysely } from 'kysely'

/** What operators announce to everybody, or to all learners or mentors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('text_en', 'text', (c) => c.notNull())
    .addColumn('text_hi', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('announcements_by_end')
    .on('announcements')
    .columns(['ends_at', 'starts_at'])
    .execute()
  await db.schema
    .createIndex('announcements_by_time')
    .on('announcements')
    .columns(['created_at', 'id'])
    .execute()
}
