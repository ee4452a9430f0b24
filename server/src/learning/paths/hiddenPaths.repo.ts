import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Database, Instant } from '../../kernel/database/schema'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { postState } from '../../kernel/reportables/postState'

/** Returns the states of paths, by id. Deleted paths are missing. */
export async function pathStates(db: Database, ids: string[]): Promise<Map<string, PostState>> {
  const rows = await db.selectFrom('skill_paths').select(['id', 'hidden_at']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, hidden_at }) => [id, postState(hidden_at)]))
}

/**
 * Locks the account of the mentor who made a path. It is called first, because changing the path also locks
 * this account.
 */
export async function lockMaker(tx: Database, id: string) {
  const path = await tx.selectFrom('skill_paths').select('mentor_id').where('id', '=', id).executeTakeFirst()
  if (path?.mentor_id) await lockAccount(tx, 'mentor', path.mentor_id)
}

/** Hides a path, or shows it again if `at` is null. Returns false if nothing has changed. */
export async function setPathHidden(
  tx: Database,
  id: string,
  { at, now }: { at: Instant | null; now: Instant },
): Promise<boolean> {
  const row = await tx
    .updateTable('skill_paths')
    // A change of `updated_at` renews the cached public pages.
    .set({ hidden_at: at, updated_at: now })
    .where('id', '=', id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
