import type { Kysely } from 'kysely'

/** Whether a mentor hides the e-mail address and the mobile number from signed-in people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['hides_email', 'hides_mobile'])
    await db.schema
      .alterTable('mentors')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
}
