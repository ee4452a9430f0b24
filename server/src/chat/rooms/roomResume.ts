import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ClientFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import { RESUME_REPLAY_MAX } from '@mentor-connect/contract/messages/chatLimits'
import type { Database } from '../database/schema'
import type { Connection } from '../delivery/connection'
import { findMembership, entriesOf, hiddenUpTo } from './members.repo'
import { presentRows, roomRows } from './roomHistory.query'

const REPLAY_PAGE = 50
/** Maximum number of messages that one resume replays, over all rooms. */
const REPLAY_TOTAL_MAX = 2_000

/**
 * Replays the messages of rooms that the client has missed, in order, while live messages are held back. It reports
 * rooms with too many messages to replay, and the last number of every room.
 */
export async function resumeRooms(
  { cursors }: ClientFrameOf<'room_resume'>,
  connection: Connection,
  db: Database,
): Promise<void> {
  connection.hold()
  const sent = new Map<string, number>()
  try {
    const entries = await entriesOf(db, [connection.personId])
    const lastSeqs = new Map(entries.map(({ roomId, lastSeq }) => [roomId, lastSeq]))
    const tooMuch: string[] = []
    let left = REPLAY_TOTAL_MAX
    for (const { roomId, seq } of cursors) {
      const missing = (lastSeqs.get(roomId) ?? 0) - seq
      if (missing > Math.min(RESUME_REPLAY_MAX, left)) tooMuch.push(roomId)
      else if (missing > 0) left -= await replay(db, { roomId, afterSeq: seq }, connection, sent)
    }
    if (tooMuch.length > 0) connection.send({ type: 'room_resume_failed', roomIds: tooMuch })
    const rooms = entries.map(({ roomId, lastSeq }) => ({ roomId, seq: sent.get(roomId) ?? lastSeq }))
    connection.send({ type: 'room_resumed', rooms })
  } finally {
    connection.release(sent)
  }
}

/** Replays a room page by page, because hundreds of long messages at once would block the event loop. */
async function replay(
  db: Database,
  from: { roomId: string; afterSeq: number },
  connection: Connection,
  sent: Map<string, number>,
): Promise<number> {
  const { roomId } = from
  const membership = await findMembership(db, roomId, connection.personId)
  if (!membership) return 0
  const hidden = hiddenUpTo(membership)
  let count = 0
  for (let { afterSeq } = from; count < RESUME_REPLAY_MAX && connection.isOpen;) {
    const limit = Math.min(REPLAY_PAGE, RESUME_REPLAY_MAX - count)
    const rows = await roomRows(db, roomId, { afterSeq, limit, hiddenUpTo: hidden })
    for (const data of await presentRows(db, roomId, rows, connection.personId)) {
      await connection.whenWritable()
      if (!connection.isOpen) break
      connection.send({ type: 'room_message', data })
      sent.set(roomId, data.seq)
    }
    count += rows.length
    if (rows.length < limit) break
    afterSeq = rows.at(-1)!.seq
    await nextTurn()
  }
  return count
}
