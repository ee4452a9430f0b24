import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Cursor, ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import { RESUME_REPLAY_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { conversationsOf, type ConversationRow } from '../../store/conversations.repo'
import { otherOf } from '../../store/sides'
import type { Database } from '../../database/schema'
import { historyOf } from '../../store/history.repo'
import { storedMessage } from '../../store/message'
import type { Connection } from '../../delivery/connection'
import type { FrameHandler } from './frameHandler'

const REPLAY_PAGE = 50
/** Maximum number of messages that one resume replays, over all conversations. */
const REPLAY_TOTAL_MAX = 2_000

/**
 * Replays the messages that the client has missed, in order, while live messages are held back. It reports
 * conversations with too many messages to replay. It also reports the last sequence number of every conversation, so
 * that the client finds conversations that it does not know.
 */
export const onResume: FrameHandler<'resume'> = async ({ cursors }, connection, { db }) => {
  connection.hold()
  const sent = new Map<string, number>()
  try {
    const rows = await conversationsOf(db, connection.personId)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const tooMuch: string[] = []
    let left = REPLAY_TOTAL_MAX
    for (const cursor of cursors) {
      const row = byId.get(cursor.conversationId)
      if (!row) continue
      const missing = row.last_seq - cursor.seq
      if (missing > Math.min(RESUME_REPLAY_MAX, left)) tooMuch.push(row.id)
      else if (missing > 0) left -= await replay(db, row, cursor, connection, sent)
      for (const receipt of receiptsOf(row)) connection.send(receipt)
    }
    if (tooMuch.length > 0) connection.send({ type: 'resume_failed', conversationIds: tooMuch })
    const conversations = rows.map((row) => ({
      conversationId: row.id,
      seq: sent.get(row.id) ?? row.last_seq,
    }))
    connection.send({ type: 'resumed', conversations })
  } finally {
    connection.release(sent)
  }
}

/** Replays a conversation page by page, because hundreds of long messages at once would block the event loop. */
async function replay(
  db: Database,
  conversation: ConversationRow,
  { seq }: Cursor,
  connection: Connection,
  sent: Map<string, number>,
): Promise<number> {
  let count = 0
  for (let afterSeq = seq; count < RESUME_REPLAY_MAX && connection.isOpen;) {
    const limit = Math.min(REPLAY_PAGE, RESUME_REPLAY_MAX - count)
    const rows = await historyOf(db, conversation.id, { afterSeq, limit })
    for (const row of rows) {
      await connection.whenWritable()
      if (!connection.isOpen) break
      const data = storedMessage(row, otherOf(conversation, row.sender_id))
      connection.send({ type: 'private_message', data })
      sent.set(conversation.id, row.seq)
    }
    count += rows.length
    if (rows.length < limit) break
    afterSeq = rows.at(-1)!.seq
    await nextTurn()
  }
  return count
}

function* receiptsOf(row: ConversationRow): Iterable<ServerFrame> {
  const sides = [
    [row.participant_low, row.read_low],
    [row.participant_high, row.read_high],
  ] as const
  for (const [userId, upToSeq] of sides)
    if (upToSeq > 0) yield { type: 'read', conversationId: row.id, userId, upToSeq }
}
