import type { Kysely } from 'kysely'

/** Mails that operators send to many people, and who has got them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('begun_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('notice_people')
    .addColumn('notice', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('queued_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notice_people_pk', ['person_id', 'notice'])
    .execute()
}
