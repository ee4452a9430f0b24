import { withAttachments } from './attachments/attachments.repo'
import { otherOf } from './sides'
import type { Database } from '../database/schema'
import type { MessageRow, StoredMessage } from './message'
import { storedMessages } from './presentMessages.query'

export interface HistoryPage {
  limit: number
  beforeSeq?: number
  afterSeq?: number
}

/**
 * Returns a page of messages in ascending order: with `afterSeq`, the oldest messages after it; otherwise the
 * newest ones, limited to those before `beforeSeq` if it is given.
 */
export async function historyOf(
  db: Database,
  conversationId: string,
  { limit, beforeSeq, afterSeq }: HistoryPage,
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .limit(limit)
    .orderBy('seq', afterSeq === undefined ? 'desc' : 'asc')
  if (beforeSeq !== undefined) query = query.where('seq', '<', beforeSeq)
  if (afterSeq !== undefined) query = query.where('seq', '>', afterSeq)
  const rows = await query.execute()
  return withAttachments(db, conversationId, afterSeq === undefined ? rows.reverse() : rows)
}

/** Returns the messages after a sequence number, in order, with their receivers. */
export async function storedMessagesAfter(
  db: Database,
  conversationId: string,
  page: { afterSeq: number; limit: number },
): Promise<StoredMessage[]> {
  const [rows, pair] = await Promise.all([
    historyOf(db, conversationId, page),
    db
      .selectFrom('conversations')
      .select(['participant_low', 'participant_high'])
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow(),
  ])
  return storedMessages(db, conversationId, { rows, receiverOf: (senderId) => otherOf(pair, senderId) })
}
