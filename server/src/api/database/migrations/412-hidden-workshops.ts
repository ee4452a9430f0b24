import type { Kysely } from 'kysely'

/** When operators have hidden the text of a workshop. Its messages have a `hidden_at`, which queries of both do not qualify. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('workshops').addColumn('text_hidden_at', 'text').execute()
}
