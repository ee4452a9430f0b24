import type { Kysely } from 'kysely'

/** When accounts were deleted that messages still name by id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erased_people')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('erased_at', 'text', (c) => c.notNull())
    .execute()
}
