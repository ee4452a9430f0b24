import type { Kysely } from 'kysely'
import { belongsTo, createIndexes, required } from '../../../platform/database/tableParts'

/** Creates the copy of blocks between two learners, which chat sends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blocked_learners')
    .addColumn('low_id', 'text', belongsTo('learners.id'))
    .addColumn('high_id', 'text', belongsTo('learners.id'))
    .addColumn('by_low', 'integer', required)
    .addColumn('by_high', 'integer', required)
    .addColumn('changed_at', 'text', required)
    .addPrimaryKeyConstraint('blocked_learners_pk', ['low_id', 'high_id'])
    .execute()
  await createIndexes(db, 'blocked_learners', { blocked_learners_by_high: ['high_id'] })
}
