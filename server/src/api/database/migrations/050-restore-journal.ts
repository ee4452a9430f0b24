import type { Kysely } from 'kysely'

/** Actions that restoring a backup must not undo: deletions, suspensions, revocations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('restore_journal')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('role', 'text')
    .addColumn('detail', 'text')
    .addColumn('copied_at', 'text')
    .execute()
  await db.schema.createIndex('restore_journal_by_time').on('restore_journal').column('at').execute()
}
