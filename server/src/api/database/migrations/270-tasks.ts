import type { Kysely } from 'kysely'

const LESSON = ['course_id', 'lesson_id'] as const
const ENROLMENT = ['learner_id', 'course_id'] as const

/** Tasks with their rubrics, the works of learners, and what they have sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('rubric', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('tasks_pk', [...LESSON])
    .addForeignKeyConstraint('tasks_of_lesson', [...LESSON], 'lessons', ['course_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await createWorks(db)
  await createSubmissions(db)
}

async function createWorks(db: Kysely<unknown>) {
  await db.schema
    .createTable('task_works')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('learner_id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('file', 'text')
    .addColumn('written_at', 'text')
    .addColumn('sent_at', 'text')
    .addUniqueConstraint('task_works_of_learner', [...ENROLMENT, 'lesson_id'])
    .addForeignKeyConstraint('task_works_of_enrolment', [...ENROLMENT], 'enrolments', [...ENROLMENT], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('task_works_of_lesson', [...LESSON], 'lessons', ['course_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('task_works_by_lesson')
    .on('task_works')
    .columns([...LESSON])
    .execute()
  // For the list of what waits for a mentor.
  await db.schema
    .createIndex('task_works_by_state')
    .on('task_works')
    .columns(['course_id', 'state', 'sent_at'])
    .execute()
  await db.schema.createIndex('task_works_by_file').on('task_works').column('file').execute()
}

async function createSubmissions(db: Kysely<unknown>) {
  await db.schema
    .createTable('task_submissions')
    .addColumn('work_id', 'text', (c) => c.notNull().references('task_works.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('file', 'text')
    .addColumn('rubric', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('marks', 'text')
    .addColumn('points', 'integer')
    .addColumn('of_points', 'integer', (c) => c.notNull())
    .addColumn('pass_points', 'integer', (c) => c.notNull())
    .addColumn('comment', 'text')
    .addPrimaryKeyConstraint('task_submissions_pk', ['work_id', 'number'])
    .execute()
  await db.schema.createIndex('task_submissions_by_file').on('task_submissions').column('file').execute()
}
