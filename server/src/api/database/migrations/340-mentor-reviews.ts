import type { Kysely } from 'kysely'

/** Reviews of mentors. The figures of a mentor are those of the reviews that are not hidden. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mentor_reviews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('mentor_id', 'text', (c) => c.notNull().references('mentors.id').onDelete('cascade'))
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('replied_at', 'text')
    .addColumn('hidden_at', 'text')
    .addUniqueConstraint('mentor_reviews_pair', ['learner_id', 'mentor_id'])
    .execute()
  await db.schema
    .createIndex('mentor_reviews_listed')
    .on('mentor_reviews')
    .columns(['mentor_id', 'created_at', 'id'])
    .execute()
  for (const column of ['rating_sum', 'rating_count'])
    await db.schema
      .alterTable('mentors')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
}
