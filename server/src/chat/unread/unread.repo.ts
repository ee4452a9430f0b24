import type { UnreadChange } from '@mentor-connect/contract/messages/unreadMessages'
import { sql } from 'kysely'
import { restrictedIn } from '../store/access.repo'
import { participantColumns, type Side } from '../store/sides'
import type { Database } from '../database/schema'

export interface Untold extends UnreadChange {
  side: Side
  /** Number of unread messages that was last reported to the main API. */
  told: number
}

/**
 * Returns conversations whose number of unread messages differs from the number that was reported to the main
 * API, sorted by id, after `afterId`. Blocked conversations and restricted people are left out.
 */
export async function findUntold(
  db: Database,
  side: Side,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<Untold[]> {
  const [own, partner] = participantColumns(side)
  const rows = await db
    .selectFrom('conversations')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'conversations.id')
        .on(({ eb, ref }) => eb('messages.seq', '=', eb(ref(`conversations.read_${side}`), '+', 1))),
    )
    .select(['conversations.id as conversationId', `${own} as personId`, `${partner} as partnerId`])
    .select([`unread_${side} as unread`, `told_${side} as told`, 'last_seq as lastSeq'])
    .select('messages.created_at as since')
    .whereRef(`told_${side}`, '<>', `unread_${side}`)
    .where('conversations.id', '>', afterId)
    .where('blocked_low', '=', 0)
    .where('blocked_high', '=', 0)
    .where(sql<number>`${sql.raw(restrictedIn(`conversations.${own}`))}`, '=', 0)
    .orderBy('conversations.id')
    .limit(limit)
    .execute()
  return rows.map(({ since, ...row }) => ({ ...row, side, ...(since && { since }) }))
}

/**
 * Stores the number that was reported to the main API. Conversations that have changed since then are found
 * again.
 */
export async function markTold(db: Database, { conversationId, side, unread }: Untold) {
  await db
    .updateTable('conversations')
    .set(side === 'low' ? { told_low: unread } : { told_high: unread })
    .where('id', '=', conversationId)
    .execute()
}
