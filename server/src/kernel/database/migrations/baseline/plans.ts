import type { Kysely } from 'kysely'
import {
  key,
  keyOf,
  required,
  unique,
  byDefault,
  belongsTo,
  createIndexes,
} from '../../../../platform/database/tableParts'

/** Creates the interest assessment, and a learner’s goal with the steps towards it. */
export async function createPlans(db: Kysely<unknown>): Promise<void> {
  await createAssessments(db)
  await createGoals(db)
}

async function createAssessments(db: Kysely<unknown>) {
  await db.schema
    .createTable('assessments')
    .addColumn('id', 'text', key)
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('open_for', 'text', unique)
    .addColumn('instrument_version', 'text', required)
    .addColumn('language', 'text')
    .addColumn('started_at', 'text', required)
    .addColumn('finished_at', 'text')
    .addColumn('scores', 'text')
    .addColumn('flat', 'integer', byDefault(0))
    .addColumn('hurried', 'integer', byDefault(0))
    .execute()
  await createIndexes(db, 'assessments', { assessments_by_learner: ['learner_id', 'finished_at'] })
  await db.schema
    .createTable('assessment_answers')
    .addColumn('assessment_id', 'text', belongsTo('assessments.id'))
    .addColumn('item_id', 'text', required)
    .addColumn('answer', 'integer', required)
    .addColumn('acted_at', 'text', required)
    .addPrimaryKeyConstraint('assessment_answers_pk', ['assessment_id', 'item_id'])
    .execute()
}

async function createGoals(db: Kysely<unknown>) {
  await db.schema
    .createTable('goals')
    .addColumn('learner_id', 'text', keyOf('learners.id'))
    .addColumn('id', 'text', required)
    .addColumn('career_id', 'text')
    .addColumn('title', 'text')
    .addColumn('by_month', 'text')
    .addColumn('weekly_days', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('version', 'integer', byDefault(0))
    .execute()
  await db.schema
    .createTable('plan_steps')
    .addColumn('learner_id', 'text', belongsTo('goals.learner_id'))
    .addColumn('id', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('title', 'text')
    .addColumn('subject', 'text')
    .addColumn('course_id', 'text')
    .addColumn('due', 'text')
    .addColumn('skipped', 'integer', byDefault(0))
    .addColumn('done_at', 'text')
    .addColumn('kind', 'text', byDefault('own'))
    .addColumn('created_at', 'text', byDefault(''))
    .addColumn('with_mentor', 'text')
    .addColumn('celebrated_at', 'text')
    .addColumn('added_by', 'text')
    .addPrimaryKeyConstraint('plan_steps_pk', ['learner_id', 'id'])
    .execute()
  await db.schema
    .createTable('plan_changes')
    .addColumn('id', 'text', key)
    .addColumn('learner_id', 'text', belongsTo('goals.learner_id'))
    .addColumn('version', 'integer', required)
    .addColumn('mentor_id', 'text')
    .addColumn('kind', 'text', required)
    .addColumn('step_id', 'text', required)
    .addColumn('step', 'text', required)
    .addColumn('place', 'integer', required)
    .addColumn('due', 'text')
    .addColumn('at', 'text', required)
    .addColumn('undone_at', 'text')
    .addUniqueConstraint('plan_changes_version', ['learner_id', 'version'])
    .execute()
  await createIndexes(db, 'plan_changes', { plan_changes_by_mentor: ['mentor_id'] })
  await db.schema
    .createTable('plan_shares')
    .addColumn('mentorship_id', 'text', keyOf('mentorships.id'))
    .addColumn('plan_at', 'text')
    .addColumn('result_id', 'text')
    .addColumn('result_at', 'text')
    .execute()
}
