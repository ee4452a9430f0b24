import type { Kysely } from 'kysely'

/** When operators have hidden what was sent for a task, or the mentor's comment about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['hidden_at', 'comment_hidden_at'])
    await db.schema.alterTable('task_submissions').addColumn(column, 'text').execute()
}
