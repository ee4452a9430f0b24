import type { Kysely } from 'kysely'

/** A key that has leaked stays in the table, so that no process that still holds it publishes it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('credential_keys').addColumn('retired_at', 'text').execute()
}
