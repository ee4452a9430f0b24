import type { Kysely } from 'kysely'

const ENROLMENT = ['learner_id', 'course_id'] as const
const LESSON = ['course_id', 'lesson_id'] as const

/** Ungraded practice with the questions of a quiz. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('practice_runs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('learner_id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('needed', 'integer', (c) => c.notNull())
    .addColumn('of_last', 'integer', (c) => c.notNull())
    .addColumn('items', 'text', (c) => c.notNull())
    .addColumn('recent', 'text', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('last_outcome', 'text')
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('open_for', 'text', (c) => c.unique())
    .addForeignKeyConstraint('practice_of_enrolment', [...ENROLMENT], 'enrolments', [...ENROLMENT], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('practice_of_quiz', [...LESSON], 'quizzes', [...LESSON], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('practice_by_learner')
    .on('practice_runs')
    .columns(['learner_id', 'course_id', 'lesson_id'])
    .execute()
  await db.schema
    .createIndex('practice_by_quiz')
    .on('practice_runs')
    .columns([...LESSON])
    .execute()
}
