import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Cursor, ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import { RESUME_CHANGES_MAX, RESUME_REPLAY_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { conversationsOf, type ConversationRow } from '../../store/conversations.repo'
import { otherOf } from '../../store/sides'
import type { Database } from '../../database/schema'
import { historyOf } from '../../store/history.repo'
import { changesAfter, storedMessages } from '../../store/presentMessages.query'
import type { Connection } from '../../delivery/connection'
import type { FrameHandler } from './frameHandler'

const REPLAY_PAGE = 50
/** Maximum number of messages that one resume replays, over all conversations. */
const REPLAY_TOTAL_MAX = 2_000

/**
 * Replays the messages and changes that the client has missed, in order, while live messages are held back.
 * Reports conversations with too many messages to replay, and the last sequence number of every conversation,
 * so that the client finds conversations that it does not know.
 */
export const onResume: FrameHandler<'resume'> = async ({ cursors }, connection, { db }) => {
  connection.hold()
  const sent = new Map<string, number>()
  const changes = new Map<string, number>()
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
      const after = cursor.changes
      if (after !== undefined) changes.set(row.id, after)
      if (after !== undefined && after < row.last_change && left > 0)
        left -= await replayChanges(db, { id: row.id, after }, connection, changes)
      for (const receipt of receiptsOf(row)) connection.send(receipt)
    }
    if (tooMuch.length > 0) connection.send({ type: 'resume_failed', conversationIds: tooMuch })
    const conversations = rows.map((row) => ({
      conversationId: row.id,
      seq: sent.get(row.id) ?? row.last_seq,
      ...(changes.has(row.id) && { changes: changes.get(row.id)! }),
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
    const receiverOf = (senderId: string) => otherOf(conversation, senderId)
    for (const data of await storedMessages(db, conversation.id, { rows, receiverOf })) {
      await connection.whenWritable()
      if (!connection.isOpen) break
      connection.send({ type: 'private_message', data })
      sent.set(conversation.id, data.seq)
    }
    count += rows.length
    if (rows.length < limit) break
    afterSeq = rows.at(-1)!.seq
    await nextTurn()
  }
  return count
}

/**
 * Sends the current state of messages that have changed. Live changes need not be held back, because a client
 * uses the newest state that it gets.
 */
async function replayChanges(
  db: Database,
  { id, after }: { id: string; after: number },
  connection: Connection,
  reached: Map<string, number>,
): Promise<number> {
  const { messages, upTo } = await changesAfter(db, id, { after, limit: RESUME_CHANGES_MAX })
  for (const message of messages) {
    await connection.whenWritable()
    if (!connection.isOpen) return messages.length
    connection.send({ type: 'changed', conversationId: id, message })
  }
  reached.set(id, upTo)
  await nextTurn()
  return messages.length
}

function* receiptsOf(row: ConversationRow): Iterable<ServerFrame> {
  const sides = [
    [row.participant_low, row.read_low],
    [row.participant_high, row.read_high],
  ] as const
  for (const [userId, upToSeq] of sides)
    if (upToSeq > 0) yield { type: 'read', conversationId: row.id, userId, upToSeq }
}
