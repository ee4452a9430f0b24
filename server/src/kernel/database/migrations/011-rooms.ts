import type { Kysely } from 'kysely'
import { byDefault, required } from '../../../platform/database/tableParts'

/** The rooms of workshops, projects, paths and mentors, with the version of the state that chat has to know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rooms')
    .addColumn('kind', 'text', required)
    .addColumn('subject_id', 'text', required)
    .addColumn('version', 'bigint', required)
    .addColumn('title', 'text', byDefault(''))
    .addColumn('closed_at', 'text')
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('rooms_key', ['kind', 'subject_id'])
    .execute()
}
