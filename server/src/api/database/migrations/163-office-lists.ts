import { sql, type Kysely } from 'kysely'

/** Indexes for the lists and figures of the back office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('mentors_by_status')
    .on('mentors')
    .columns(['status', 'created_at', 'id'])
    .execute()
  await sql`create index cases_undecided on cases (due_at, id) where open_about is not null`.execute(db)
  // Figures read the index alone.
  await db.schema.dropIndex('people_search_by_time').execute()
  await db.schema
    .createIndex('people_search_by_time')
    .on('people_search')
    .columns(['joined_at', 'role'])
    .execute()
  await db.schema
    .createIndex('operator_acts_by_act')
    .on('operator_acts')
    .columns(['act', 'at', 'target'])
    .execute()
  await db.schema
    .createIndex('operator_acts_by_operator')
    .on('operator_acts')
    .columns(['operator', 'seq'])
    .execute()
}
