import type { Kysely } from 'kysely'

/** Sessions of mentors with learners, and the quarter hours in which people are busy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('meetings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('mentor_id', 'text', (c) => c.notNull().references('mentors.id').onDelete('cascade'))
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('first_start', 'text', (c) => c.notNull())
    .addColumn('kind_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('cancelled_by', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('meetings_of_client', ['learner_id', 'client_id'])
    .execute()
  for (const person of ['mentor_id', 'learner_id'] as const)
    await db.schema
      .createIndex(`meetings_by_${person === 'mentor_id' ? 'mentor' : 'learner'}`)
      .on('meetings')
      .columns([person, 'ends_at'])
      .execute()
  await db.schema
    .createTable('time_cells')
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('cell', 'integer', (c) => c.notNull())
    .addColumn('meeting_id', 'text', (c) => c.notNull().references('meetings.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('time_cells_pk', ['person_id', 'cell'])
    .execute()
  await db.schema.createIndex('time_cells_by_meeting').on('time_cells').column('meeting_id').execute()
}
