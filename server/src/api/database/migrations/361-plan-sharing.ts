import type { Kysely } from 'kysely'

/** What learners share of their plans with mentors, and what mentors have changed in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('goals')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('plan_steps').addColumn('added_by', 'text').execute()
  await db.schema
    .createTable('plan_shares')
    .addColumn('mentorship_id', 'text', (c) =>
      c.primaryKey().references('mentorships.id').onDelete('cascade'),
    )
    .addColumn('plan_at', 'text')
    .addColumn('result_id', 'text')
    .addColumn('result_at', 'text')
    .execute()
  await db.schema
    .createTable('plan_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('learner_id', 'text', (c) => c.notNull().references('goals.learner_id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('mentor_id', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('step_id', 'text', (c) => c.notNull())
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('due', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .addUniqueConstraint('plan_changes_version', ['learner_id', 'version'])
    .execute()
  await db.schema.createIndex('plan_changes_by_mentor').on('plan_changes').column('mentor_id').execute()
}
