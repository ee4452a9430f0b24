import type { Kysely } from 'kysely'

/** Who has blocked whom in chat, which tells it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blocked_pairs')
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('mentor_id', 'text', (c) => c.notNull().references('mentors.id').onDelete('cascade'))
    .addColumn('by_learner', 'integer', (c) => c.notNull())
    .addColumn('by_mentor', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocked_pairs_pk', ['learner_id', 'mentor_id'])
    .execute()
  await db.schema.createIndex('blocked_pairs_by_mentor').on('blocked_pairs').column('mentor_id').execute()
}
