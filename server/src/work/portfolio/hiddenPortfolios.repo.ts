import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Database, Instant } from '../../kernel/database/schema'
import { postState } from '../../kernel/reportables/postState'

/** Returns the states of portfolios, by the id of their owner. Deleted portfolios are missing. */
export async function portfolioStates(db: Database, ids: string[]): Promise<Map<string, PostState>> {
  const rows = await db
    .selectFrom('portfolios')
    .select(['learner_id', 'hidden_at'])
    .where('learner_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ learner_id, hidden_at }) => [learner_id, postState(hidden_at)]))
}

/**
 * Hides a portfolio, or shows it again if `at` is null. Returns false if the portfolio is already in that
 * state.
 */
export async function setPortfolioHidden(
  tx: Database,
  id: string,
  { at }: { at: Instant | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('portfolios')
    .set({ hidden_at: at })
    .where('learner_id', '=', id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('learner_id')
    .executeTakeFirst()
  return row !== undefined
}
