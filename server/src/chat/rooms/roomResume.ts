import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ClientFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import { RESUME_CHANGES_MAX, RESUME_REPLAY_MAX } from '@mentor-connect/contract/messages/chatLimits'
import type { Database } from '../database/schema'
import type { Connection } from '../delivery/connection'
import { entriesOf, type RoomEntry } from './members.repo'
import { roomChangesAfter, roomRows, rowsSeenBy } from './roomHistory.query'
import { deliveredTo } from './roomView'

const REPLAY_PAGE = 50
/** Maximum number of messages that one resume replays, over all rooms. */
const REPLAY_TOTAL_MAX = 2_000

/**
 * Replays the messages and changes of rooms that the client has missed, in order, while live messages are
 * held back. Reports rooms with too many messages to replay, and the last number of every room.
 */
export async function resumeRooms(
  { cursors }: ClientFrameOf<'room_resume'>,
  connection: Connection,
  db: Database,
): Promise<void> {
  connection.hold()
  const sent = new Map<string, number>()
  const reached = new Map<string, number>()
  try {
    const entries = await entriesOf(db, [connection.personId])
    const byId = new Map(entries.map((entry) => [entry.roomId, entry]))
    const tooMuch: string[] = []
    let left = REPLAY_TOTAL_MAX
    for (const { roomId, seq, changes: after } of cursors) {
      const entry = byId.get(roomId)
      if (!entry) continue
      const missing = entry.lastSeq - seq
      if (missing > Math.min(RESUME_REPLAY_MAX, left)) tooMuch.push(roomId)
      else if (missing > 0) left -= await replay(db, { entry, afterSeq: seq }, connection, sent)
      if (after === undefined) continue
      reached.set(roomId, after)
      if (after < entry.lastChange && left > 0)
        left -= await replayChanges(db, { entry, after }, connection, reached)
    }
    if (tooMuch.length > 0) connection.send({ type: 'room_resume_failed', roomIds: tooMuch })
    const rooms = entries.map(({ roomId, lastSeq }) => ({
      roomId,
      seq: sent.get(roomId) ?? lastSeq,
      ...(reached.has(roomId) && { changes: reached.get(roomId)! }),
    }))
    connection.send({ type: 'room_resumed', rooms })
  } finally {
    connection.release(sent)
  }
}

/** Replays a room page by page, because hundreds of long messages at once would block the event loop. */
async function replay(
  db: Database,
  from: { entry: RoomEntry; afterSeq: number },
  connection: Connection,
  sent: Map<string, number>,
): Promise<number> {
  const { roomId, hiddenUpTo } = from.entry
  let count = 0
  for (let { afterSeq } = from; count < RESUME_REPLAY_MAX && connection.isOpen;) {
    const limit = Math.min(REPLAY_PAGE, RESUME_REPLAY_MAX - count)
    const rows = await roomRows(db, roomId, { afterSeq, limit, hiddenUpTo })
    for (const data of await rowsSeenBy(db, rows, from.entry)) {
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

/**
 * Sends the current state of messages that have changed. Live changes need not be held back, because a client
 * uses the newest state that it gets.
 */
async function replayChanges(
  db: Database,
  { entry: { roomId, personId, hiddenUpTo }, after }: { entry: RoomEntry; after: number },
  connection: Connection,
  reached: Map<string, number>,
): Promise<number> {
  const { deliveries, upTo } = await roomChangesAfter(db, roomId, { after, limit: RESUME_CHANGES_MAX })
  for (const delivery of deliveries) {
    if (delivery.seq <= hiddenUpTo) continue
    await connection.whenWritable()
    if (!connection.isOpen) return deliveries.length
    const message = deliveredTo(delivery, personId, hiddenUpTo)
    connection.send({ type: 'changed', conversationId: roomId, message })
  }
  reached.set(roomId, upTo)
  await nextTurn()
  return deliveries.length
}
