import type { Kysely } from 'kysely'

const LESSON = ['course_id', 'lesson_id'] as const
const ENROLMENT = ['learner_id', 'course_id'] as const

/** What learners have watched of the videos of lessons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lesson_watched')
    .addColumn('learner_id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('block_id', 'text', (c) => c.notNull())
    .addColumn('pieces', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lesson_watched_by_video', [...ENROLMENT, 'lesson_id', 'block_id'])
    .addForeignKeyConstraint(
      'lesson_watched_of_enrolment',
      [...ENROLMENT],
      'enrolments',
      [...ENROLMENT],
      (c) => c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('lesson_watched_of_lesson', [...LESSON], 'lessons', ['course_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('lesson_watched_of_lesson')
    .on('lesson_watched')
    .columns([...LESSON])
    .execute()
}
