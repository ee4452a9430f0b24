import type { Kysely } from 'kysely'

/** What learners did, counted by the day that it was where they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('learners').addColumn('time_zone', 'text').execute()
  await db.schema
    .createTable('activity')
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('steps', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('activity_pk', ['learner_id', 'day'])
    .execute()
  // Learners of a course by when they came, and the courses of a learner the other way round: what others took too.
  await db.schema
    .createIndex('enrolments_by_course')
    .on('enrolments')
    .columns(['course_id', 'created_at', 'learner_id'])
    .execute()
}
