import type { Kysely } from 'kysely'

/** Private notes of learners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notes')
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('block_id', 'text')
    .addColumn('quote', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('acted_at', 'text', (c) => c.notNull())
    .addColumn('removed', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('notes_pk', ['learner_id', 'id'])
    .execute()
  await db.schema
    .createIndex('notes_by_lesson')
    .on('notes')
    .columns(['learner_id', 'course_id', 'lesson_id', 'created_at'])
    .execute()
  // For the job that forgets removed notes.
  await db.schema.createIndex('notes_by_removal').on('notes').columns(['removed', 'acted_at']).execute()
}
