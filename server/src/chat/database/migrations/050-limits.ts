import type { Kysely } from 'kysely'

/** Whether a person may not start new conversations, as received from the main API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('person_access')
    .addColumn('is_limited', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
