import type { Kysely } from 'kysely'

/** When each account was last used, and how far the deletion of an unused one is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_use')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text', (c) => c.notNull())
    .addColumn('warned', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('erase_at', 'text')
    .addColumn('held_at', 'text')
    .addColumn('held_by', 'text')
    .addColumn('held_reason', 'text')
    .execute()
  await db.schema
    .createIndex('account_use_warned')
    .on('account_use')
    .columns(['warned', 'last_used_at'])
    .execute()
}
