import type { Kysely } from 'kysely'

/** Connected calendars keep the number and the beginnings of appointments that could not be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('busy_calendars').addColumn('unread', 'text').execute()
}
