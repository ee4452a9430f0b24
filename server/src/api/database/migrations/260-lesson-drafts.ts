import type { Kysely } from 'kysely'

const LESSON = ['course_id', 'lesson_id'] as const

/** What mentors have written and not published yet, and when the earlier version of a lesson was saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lesson_drafts')
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lesson_drafts_by_lesson', [...LESSON])
    .addForeignKeyConstraint('lesson_drafts_of_lesson', [...LESSON], 'lessons', ['course_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema.alterTable('lesson_bodies').addColumn('earlier_at', 'text').execute()
}
