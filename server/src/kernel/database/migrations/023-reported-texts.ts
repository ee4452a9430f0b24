import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../../../platform/database/isPostgres'
import { createIndexes } from '../../../platform/database/tableParts'

/** Texts of teams that are stored without an id. */
const WITHOUT_ID = ['project_check_ins', 'project_contributions', 'project_submissions']

/**
 * Adds ids to the texts of teams, so that each of them can be reported and hidden. The ids may be null,
 * because the previous version of the server still writes texts without an id during an update.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of [...WITHOUT_ID, 'project_requests', 'project_files'])
    await db.schema.alterTable(table).addColumn('hidden_at', 'text').execute()
  const newId = isPostgres(db) ? 'gen_random_uuid()::text' : 'lower(hex(randomblob(16)))'
  for (const table of WITHOUT_ID) {
    await db.schema.alterTable(table).addColumn('id', 'text').execute()
    await sql`update ${sql.table(table)} set id = ${sql.raw(newId)}`.execute(db)
    await createIndexes(db, table, { [`${table}_by_id`]: ['id'] })
  }
}
