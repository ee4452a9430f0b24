import type { Kysely } from 'kysely'

/** Level, hours, outcomes and needs of a course; null if not stated. Lists are JSON: they are only read whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['level', 'outcomes', 'needs'])
    await db.schema.alterTable('courses').addColumn(column, 'text').execute()
  await db.schema.alterTable('courses').addColumn('hours', 'double precision').execute()
}
