import type { Kysely } from 'kysely'

/** Résumés: the parts that a portfolio lacks, and a copy of what was sent with an application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('portfolios').addColumn('resume', 'text').execute()
  await db.schema.alterTable('applications').addColumn('resume', 'text').execute()
}
