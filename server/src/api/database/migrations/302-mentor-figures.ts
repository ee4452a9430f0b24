import type { Kysely } from 'kysely'

/** What jobs find out about mentors. The index orders the directory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mentors')
    .addColumn('reply_rank', 'integer', (c) => c.notNull().defaultTo(UNKNOWN))
    .execute()
  for (const column of ['active_week', 'next_slot_at'])
    await db.schema.alterTable('mentors').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('mentors_by_reply')
    .on('mentors')
    .columns(['status', 'reply_rank', 'experience', 'id'])
    .execute()
}

const UNKNOWN = 4
