import type { Kysely } from 'kysely'

/** Learning activity, counted by the learner's local day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('learners').addColumn('time_zone', 'text').execute()
  await db.schema
    .createTable('activity')
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('steps', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('activity_pk', ['learner_id', 'day'])
    .execute()
  // Indexes for recommendations: the latest learners of a course, and the courses of a learner.
  await db.schema
    .createIndex('enrolments_by_course')
    .on('enrolments')
    .columns(['course_id', 'created_at', 'learner_id'])
    .execute()
}
