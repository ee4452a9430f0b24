import type { Kysely } from 'kysely'

/**
 * Stores the number and the start times of the appointments that could not be read from a connected calendar.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('busy_calendars').addColumn('unread', 'text').execute()
}
