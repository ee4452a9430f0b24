import type { CallNode } from '../calls/callNode'
import type { ChatDependencies } from '../dependencies'
import type { Messenger } from '../delivery/messenger'
import { setBlocked, type ConversationRow } from '../store/conversations.repo'
import { otherOf, sideOf } from '../store/sides'
import { tellBlock } from './blocks.jobs'

export type BlockDependencies = Pick<ChatDependencies, 'db' | 'clock' | 'jobs'> & {
  messenger: Pick<Messenger, 'tell'>
  calls: Pick<CallNode, 'stopIn'>
}

/**
 * Sets or lifts the block of one of the two people of a conversation, and notifies both. A new block ends
 * their call.
 */
export async function blockInConversation(
  { db, clock, jobs, messenger, calls }: BlockDependencies,
  row: ConversationRow,
  { personId, isBlocked }: { personId: string; isBlocked: boolean },
) {
  await db.transaction().execute(async (tx) => {
    const at = await setBlocked(tx, row.id, { side: sideOf(row, personId)!, isBlocked, now: clock() })
    await jobs.enqueue(tx, tellBlock, { key: `${row.id}:${at}`, payload: { conversationId: row.id } })
  })
  if (isBlocked) await calls.stopIn(row.id)
  messenger.tell([personId, otherOf(row, personId)], {
    type: 'blocked',
    conversationId: row.id,
    userId: personId,
    blocked: isBlocked,
  })
}
