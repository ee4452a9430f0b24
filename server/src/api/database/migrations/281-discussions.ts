import type { CreateTableBuilder, Kysely } from 'kysely'

const LESSON = ['course_id', 'lesson_id'] as const

/** Questions about lessons, their answers, and whom they have helped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await posts(db.schema.createTable('lesson_questions'))
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('block_id', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('accepted_answer', 'text')
    .addForeignKeyConstraint('questions_of_lesson', [...LESSON], 'lessons', ['course_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await posts(db.schema.createTable('lesson_answers'))
    .addColumn('question_id', 'text', (c) =>
      c.notNull().references('lesson_questions.id').onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('helpful_answers')
    .addColumn('answer_id', 'text', (c) => c.notNull().references('lesson_answers.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('helpful_answers_pk', ['answer_id', 'person_id'])
    .execute()
  await index(db, 'lesson_questions', 'lesson_questions_by_lesson', [...LESSON, 'created_at'])
  await index(db, 'lesson_questions', 'lesson_questions_by_person', ['person_id'])
  await index(db, 'lesson_answers', 'lesson_answers_by_question', ['question_id', 'created_at'])
  await index(db, 'lesson_answers', 'lesson_answers_by_person', ['person_id'])
  await index(db, 'helpful_answers', 'helpful_answers_by_person', ['person_id'])
}

const posts = <Table extends string>(table: CreateTableBuilder<Table>) =>
  table
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('edited_at', 'text')
    .addColumn('hidden_at', 'text')
    .addColumn('reviewed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('removed_at', 'text')

const index = (db: Kysely<unknown>, table: string, name: string, columns: string[]) =>
  db.schema.createIndex(name).on(table).columns(columns).execute()
