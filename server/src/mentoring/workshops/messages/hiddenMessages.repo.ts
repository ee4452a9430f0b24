import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Instant, Database } from '../../../kernel/database/schema'
import { postState } from '../../../kernel/reportables/postState'

/** Returns the states of messages to workshops, by id. Deleted messages are missing. */
export async function workshopMessageStates(db: Database, ids: string[]): Promise<Map<string, PostState>> {
  const rows = await db
    .selectFrom('workshop_messages')
    .select(['id', 'hidden_at', 'removed_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, hidden_at, removed_at }) => [id, postState(hidden_at, removed_at !== null)]))
}

/** Hides a message, or shows it again if `at` is null. Reports then no longer hide it. */
export async function setMessageHidden(tx: Database, id: string, at: Instant | null): Promise<boolean> {
  const row = await tx
    .updateTable('workshop_messages')
    .set({ hidden_at: at, reviewed: 1 })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Hides a message that many people have reported, unless an operator has reviewed it. */
export const hideReportedMessage = (tx: Database, id: string, now: Instant) =>
  tx
    .updateTable('workshop_messages')
    .set({ hidden_at: now })
    .where('id', '=', id)
    .where('reviewed', '=', 0)
    .where('hidden_at', 'is', null)
    .execute()
