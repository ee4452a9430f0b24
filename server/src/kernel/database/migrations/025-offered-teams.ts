import type { Kysely } from 'kysely'
import { createIndexes } from '../../../platform/database/tableParts'

/** Adds the offer of a team, by which its mentor passes it to another mentor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // There are two statements, because SQLite adds one column at a time.
  await db.schema
    .alterTable('project_teams')
    .addColumn('offered_to', 'text', (column) => column.references('mentors.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('project_teams').addColumn('offered_at', 'text').execute()
  await createIndexes(db, 'project_teams', { project_teams_offered: ['offered_to', 'offered_at'] })
}
