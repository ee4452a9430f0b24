import type { Kysely } from 'kysely'
import { byDefault, createPartialIndex } from '../../../platform/database/tableParts'

/** Columns that record which active teams were reported to the main API, each team at most once a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rooms').addColumn('activity_seq', 'integer', byDefault(0)).execute()
  await db.schema.alterTable('rooms').addColumn('activity_told_at', 'text').execute()
  await createPartialIndex(
    db,
    'rooms',
    'rooms_active_teams',
    ['id'],
    "kind = 'project' and activity_seq < last_seq",
  )
}
