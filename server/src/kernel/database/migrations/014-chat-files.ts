import type { Kysely } from 'kysely'

/** Adds files of messages, with their type and size, and a mark if a message refers to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('facts', 'text').execute()
  await db.schema.alterTable('files').addColumn('chat_use', 'text').execute()
}
