import { sql, type Kysely } from 'kysely'

/** When a block was last set or lifted, so that the main API can be told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('conversations').addColumn('blocks_changed_at', 'text').execute()
  await sql`update conversations set blocks_changed_at = updated_at
    where blocked_low = 1 or blocked_high = 1`.execute(db)
  await sql`create index conversations_with_blocks on conversations (id)
    where blocks_changed_at is not null`.execute(db)
}
