import type { Kysely } from 'kysely'
import { belongsTo, createIndexes, key, required } from '../../../platform/database/tableParts'

/**
 * Creates the parts of a résumé that a portfolio lacks, and the copy of a résumé that was sent with an
 * application. Also stores former names of portfolios, which stay reserved for some time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('portfolios').addColumn('resume', 'text').execute()
  await db.schema.alterTable('applications').addColumn('resume', 'text').execute()
  await db.schema
    .createTable('former_slugs')
    .addColumn('slug', 'text', key)
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('kept_until', 'text', required)
    .execute()
  await createIndexes(db, 'former_slugs', {
    former_slugs_by_learner: ['learner_id', 'kept_until'],
    former_slugs_by_end: ['kept_until'],
  })
}
