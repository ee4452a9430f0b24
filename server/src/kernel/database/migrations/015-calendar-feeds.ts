import type { Kysely } from 'kysely'
import { key, required, requiredOnce } from '../../../platform/database/tableParts'

/** Creates the feeds to which people's calendar programs subscribe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('person_id', 'text', key)
    .addColumn('role', 'text', required)
    .addColumn('id', 'text', requiredOnce)
    .addColumn('parts', 'text', required)
    .addColumn('has_details', 'integer', required)
    .addColumn('language', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('read_at', 'text')
    .execute()
}
