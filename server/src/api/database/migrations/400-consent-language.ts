import type { Kysely } from 'kysely'

/** In which language somebody read what he or she agreed to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consents').addColumn('language', 'text').execute()
}
