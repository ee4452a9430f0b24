import type { Kysely } from 'kysely'

/** Connected calendars keep when their appointments begin that could not be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('busy_calendars').addColumn('unread', 'text').execute()
}
