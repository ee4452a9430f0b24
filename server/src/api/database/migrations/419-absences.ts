import type { Kysely } from 'kysely'

/** When mentors plan to be away. A server of the version before leaves the column as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mentor_availability').addColumn('absences', 'text').execute()
}
