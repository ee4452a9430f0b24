import type { Kysely } from 'kysely'
import { createIndexes, createPartialIndex } from '../../../platform/database/tableParts'

/** Creates certificates of skill paths, and the indexes by which operators list all paths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('path_id', 'text').execute()
  await createIndexes(db, 'skill_paths', {
    skill_paths_by_change: ['updated_at', 'id'],
    skill_paths_by_state: ['state', 'updated_at', 'id'],
  })
  await createPartialIndex(
    db,
    'skill_paths',
    'skill_paths_hidden',
    ['updated_at', 'id'],
    'hidden_at is not null',
  )
}
