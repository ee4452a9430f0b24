import type { Kysely } from 'kysely'
import { createJobTables } from '../../../platform/jobs/jobs.schema'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createJobTables(db)
}
