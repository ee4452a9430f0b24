import type { Kysely } from 'kysely'

/** Whether the mentor sees the name: whoever had joined before was told that nobody does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('workshop_people')
    .addColumn('is_named', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
