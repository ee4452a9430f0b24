import type { Kysely } from 'kysely'

/** Mentorships with their history, and the places of mentors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mentorships')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('mentor_id', 'text', (c) => c.notNull().references('mentors.id').onDelete('cascade'))
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('goal', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('open_pair', 'text', (c) => c.unique())
    .addColumn('proposed_by', 'text')
    .addColumn('questions', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'text')
    .addColumn('nudge_at', 'text')
    .addColumn('accepted_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute()
  const indexes = {
    mentorships_by_learner: ['learner_id', 'changed_at'],
    mentorships_by_mentor: ['mentor_id', 'changed_at'],
    mentorships_due: ['due_at'],
    mentorships_nudged: ['nudge_at'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('mentorships').columns(columns).execute()
  await db.schema
    .createTable('mentorship_events')
    .addColumn('mentorship_id', 'text', (c) => c.notNull().references('mentorships.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('side', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mentorship_events_pk', ['mentorship_id', 'version'])
    .execute()
  await db.schema
    .createTable('mentor_places')
    .addColumn('mentor_id', 'text', (c) => c.primaryKey().references('mentors.id').onDelete('cascade'))
    .addColumn('capacity', 'integer', (c) => c.notNull().defaultTo(3))
    .addColumn('taken', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('paused_at', 'text')
    .addColumn('pause_reason', 'text')
    .addColumn('missed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
