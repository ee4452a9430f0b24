import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Database, Instant, Tx } from '../../kernel/database/schema'
import { postState } from '../../kernel/reportables/postState'
import { indexOpenings } from './openingWords.repo'

/** Returns the states of openings, by id. Deleted openings and drafts are missing. */
export async function openingStates(db: Database, ids: string[]): Promise<Map<string, PostState>> {
  const rows = await db
    .selectFrom('openings')
    .select(['id', 'hidden_at'])
    .where('id', 'in', ids)
    .where('posted_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, hidden_at }) => [id, postState(hidden_at)]))
}

/**
 * Hides an opening, or shows it again if `at` is null. The version is incremented, because the poster's copy
 * is then outdated.
 */
export async function setOpeningHidden(
  tx: Tx,
  id: string,
  { at, now }: { at: Instant | null; now: Instant },
): Promise<boolean> {
  const row = await tx
    .updateTable('openings')
    .set((eb) => ({ hidden_at: at, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('posted_at', 'is not', null)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row) await indexOpenings(tx, [id])
  return row !== undefined
}
