import type { Kysely } from 'kysely'
import { createTrigger } from '../../../platform/database/triggers'

const LESSON = ['course_id', 'lesson_id'] as const
const ENROLMENT = ['learner_id', 'course_id'] as const

/** Lessons that are learned in place: kind, body, the files that bodies show, and where each learner stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lessons').addColumn('kind', 'text').execute()
  await db.schema.alterTable('lessons').addColumn('minutes', 'integer').execute()
  await db.schema
    .alterTable('lessons')
    .addColumn('preview', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await createBodies(db)
  await createFiles(db)
  await createPositions(db)
}

async function createBodies(db: Kysely<unknown>) {
  await db.schema
    .createTable('lesson_bodies')
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('words', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('earlier_body', 'text')
    .addPrimaryKeyConstraint('lesson_bodies_by_lesson', [...LESSON])
    .addForeignKeyConstraint('lesson_bodies_of_lesson', [...LESSON], 'lessons', ['course_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  // A preview is a public page.
  const statements = [`insert into content_changes (tag) values ('course:' || new.course_id)`]
  const table = 'lesson_bodies'
  await createTrigger(db, { name: 'content_body_added', table, event: 'after insert', statements })
  await createTrigger(db, {
    ...{ name: 'content_body_changed', table, event: 'after update of updated_at' },
    statements,
  })
}

async function createFiles(db: Kysely<unknown>) {
  await db.schema
    .createTable('lesson_files')
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lesson_files_by_lesson', [...LESSON, 'path'])
    .addForeignKeyConstraint('lesson_files_of_lesson', [...LESSON], 'lessons', ['course_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('lesson_files_by_path').on('lesson_files').column('path').execute()
}

async function createPositions(db: Kysely<unknown>) {
  await db.schema
    .createTable('lesson_positions')
    .addColumn('learner_id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('block_id', 'text')
    .addColumn('second', 'double precision')
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lesson_positions_by_lesson', [...ENROLMENT, 'lesson_id'])
    .addForeignKeyConstraint(
      'lesson_positions_of_enrolment',
      [...ENROLMENT],
      'enrolments',
      [...ENROLMENT],
      (c) => c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('lesson_positions_of_lesson', [...LESSON], 'lessons', ['course_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('lesson_positions_of_lesson')
    .on('lesson_positions')
    .columns([...LESSON])
    .execute()
}
