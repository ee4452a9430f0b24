import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Database, Instant, Tx } from '../../../kernel/database/schema'
import { postState } from '../../../kernel/reportables/postState'

/** Tables of texts in teams that have an id and can be hidden. */
type TextTable =
  | 'project_comments'
  | 'project_check_ins'
  | 'project_contributions'
  | 'project_submissions'
  | 'project_requests'
  | 'project_files'

/**
 * Returns functions that find the states of the texts of a table, and hide or show them. No other data
 * depends on these texts.
 */
export const hiddenIn = (table: TextTable) => ({
  /** Returns the states by id. Deleted texts are missing. */
  async states(db: Database, ids: string[]): Promise<Map<string, PostState>> {
    const rows = await db
      .selectFrom(table as 'project_comments')
      .select(['id', 'hidden_at'])
      .where('id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, hidden_at }) => [id, postState(hidden_at)]))
  },

  /** Hides a text, or shows it again if `at` is null. Returns false if it is already in that state. */
  async set(tx: Tx, id: string, { at }: { at: Instant | null }): Promise<boolean> {
    const row = await tx
      .updateTable(table as 'project_comments')
      .set({ hidden_at: at })
      .where('id', '=', id)
      .where('hidden_at', at === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
})
