import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Instant, Database } from '../../kernel/database/schema'
import { postState } from '../../kernel/reportables/postState'

/** Returns the states of the texts of workshops, by id. Deleted workshops are missing. */
export async function workshopStates(db: Database, ids: string[]): Promise<Map<string, PostState>> {
  const rows = await db
    .selectFrom('workshops')
    .select(['id', 'text_hidden_at'])
    .where('id', 'in', ids)
    .where('state', '<>', 'draft')
    .execute()
  return new Map(rows.map(({ id, text_hidden_at }) => [id, postState(text_hidden_at)]))
}

/**
 * Hides the text of a workshop, or shows it again if `at` is null. The revision increases, so that calendars
 * and the mentor's screen notice the change.
 */
export async function setWorkshopHidden(
  tx: Database,
  id: string,
  { at, now }: { at: Instant | null; now: Instant },
): Promise<boolean> {
  const row = await tx
    .updateTable('workshops')
    // A change of `updated_at` renews the cached public pages.
    .set((eb) => ({ text_hidden_at: at, updated_at: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('state', '<>', 'draft')
    .where('text_hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
