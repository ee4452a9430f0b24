import type { Kysely } from 'kysely'

const LESSON = ['course_id', 'lesson_id'] as const
const ENROLMENT = ['learner_id', 'course_id'] as const

/** Quizzes with versioned questions, and the attempts of learners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createQuizzes(db)
  await createAttempts(db)
}

async function createQuizzes(db: Kysely<unknown>) {
  await db.schema
    .createTable('quizzes')
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('pass_percent', 'integer', (c) => c.notNull())
    .addColumn('draw', 'integer', (c) => c.notNull())
    .addColumn('shuffle', 'integer', (c) => c.notNull())
    .addColumn('max_attempts', 'integer')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('quizzes_pk', [...LESSON])
    .addForeignKeyConstraint('quizzes_of_lesson', [...LESSON], 'lessons', ['course_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('questions')
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('retired', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('questions_pk', [...LESSON, 'id'])
    .addForeignKeyConstraint('questions_of_quiz', [...LESSON], 'quizzes', [...LESSON], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('question_versions')
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('question_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('feedback', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('question_versions_pk', [...LESSON, 'question_id', 'version'])
    .addForeignKeyConstraint(
      'versions_of_question',
      [...LESSON, 'question_id'],
      'questions',
      [...LESSON, 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
}

async function createAttempts(db: Kysely<unknown>) {
  await db.schema
    .createTable('attempts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('learner_id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('items', 'text', (c) => c.notNull())
    .addColumn('pass_percent', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('points', 'double precision')
    .addColumn('of_points', 'integer')
    .addColumn('passed', 'integer')
    .addColumn('open_for', 'text', (c) => c.unique())
    .addForeignKeyConstraint('attempts_of_enrolment', [...ENROLMENT], 'enrolments', [...ENROLMENT], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('attempts_of_quiz', [...LESSON], 'quizzes', [...LESSON], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('attempts_by_learner')
    .on('attempts')
    .columns(['learner_id', 'course_id', 'lesson_id', 'started_at'])
    .execute()
  await db.schema.createIndex('attempts_by_quiz').on('attempts').columns(['course_id', 'lesson_id']).execute()
  // For the job that ends attempts which nobody submitted.
  await db.schema.createIndex('attempts_by_end').on('attempts').columns(['state', 'ends_at']).execute()
  await db.schema
    .createTable('answers')
    .addColumn('attempt_id', 'text', (c) => c.notNull().references('attempts.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addColumn('mark', 'double precision')
    .addPrimaryKeyConstraint('answers_pk', ['attempt_id', 'question_id'])
    .execute()
}
