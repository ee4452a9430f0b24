import type { Tx } from '../database/schema'
import type { ChangedMessage, MessageTable } from './thread'

interface Place {
  table: MessageTable
  threadId: string
  seq: number
}

export async function messageAt(
  tx: Tx,
  { table, threadId, seq }: Place,
): Promise<ChangedMessage | undefined> {
  const row = await tx
    .selectFrom(table as 'messages')
    .select(['seq', 'sender_id', 'message', 'created_at'])
    .where('conversation_id', '=', threadId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row && { seq: row.seq, senderId: row.sender_id, text: row.message, createdAt: row.created_at }
}

/**
 * Replaces the text of a message. For a deleted message, stores an empty text, because the column requires a
 * text.
 */
export async function replaceMessage(tx: Tx, { table, threadId, seq }: Place, text: string | null) {
  await tx
    .updateTable(table as 'messages')
    .set({ message: text ?? '' })
    .where('conversation_id', '=', threadId)
    .where('seq', '=', seq)
    .execute()
}
