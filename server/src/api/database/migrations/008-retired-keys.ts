import type { Kysely } from 'kysely'

/** A leaked key stays in the table, so that a process that still uses it does not publish it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('credential_keys').addColumn('retired_at', 'text').execute()
}
