import type { Kysely } from 'kysely'

/** The interest assessment: runs and their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('assessments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('open_for', 'text', (c) => c.unique())
    .addColumn('instrument_version', 'text', (c) => c.notNull())
    .addColumn('language', 'text')
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('scores', 'text')
    .addColumn('flat', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('hurried', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('assessments_by_learner')
    .on('assessments')
    .columns(['learner_id', 'finished_at'])
    .execute()
  await db.schema
    .createTable('assessment_answers')
    .addColumn('assessment_id', 'text', (c) => c.notNull().references('assessments.id').onDelete('cascade'))
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('answer', 'integer', (c) => c.notNull())
    .addColumn('acted_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('assessment_answers_pk', ['assessment_id', 'item_id'])
    .execute()
}
