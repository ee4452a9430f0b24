import type { Kysely } from 'kysely'

/** A learner's goal and the steps towards it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('goals')
    .addColumn('learner_id', 'text', (c) => c.primaryKey().references('learners.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('career_id', 'text')
    .addColumn('title', 'text')
    .addColumn('by_month', 'text')
    .addColumn('weekly_days', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('plan_steps')
    .addColumn('learner_id', 'text', (c) => c.notNull().references('goals.learner_id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text')
    .addColumn('subject', 'text')
    .addColumn('course_id', 'text')
    .addColumn('due', 'text')
    .addColumn('skipped', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('done_at', 'text')
    .addPrimaryKeyConstraint('plan_steps_pk', ['learner_id', 'id'])
    .execute()
}
