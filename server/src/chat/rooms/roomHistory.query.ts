import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import type { RoomDelivery } from '../bus/bus'
import type { Database } from '../database/schema'
import type { MessageRow } from '../store/message'
import { blockedWith } from './roomBlocks.query'
import { presentRoomMessage } from './roomMessage'

export interface RoomPage {
  limit: number
  /** Only messages with a higher number are returned. */
  hiddenUpTo: number
  beforeSeq?: number
  afterSeq?: number
  aroundSeq?: number
}

/**
 * A page of messages in ascending order: those around a number, else the oldest ones after a number, else the newest
 * ones, before a number if that is given.
 */
export async function roomRows(db: Database, roomId: string, page: RoomPage): Promise<MessageRow[]> {
  const { aroundSeq, limit, hiddenUpTo } = page
  if (aroundSeq === undefined) return rowsInDirection(db, roomId, page)
  const half = Math.ceil(limit / 2)
  const before = await rowsInDirection(db, roomId, { hiddenUpTo, limit: half, beforeSeq: aroundSeq + 1 })
  const rest = limit - before.length
  if (rest === 0) return before
  return [...before, ...(await rowsInDirection(db, roomId, { hiddenUpTo, limit: rest, afterSeq: aroundSeq }))]
}

async function rowsInDirection(
  db: Database,
  roomId: string,
  { limit, hiddenUpTo, beforeSeq, afterSeq }: RoomPage,
) {
  let query = db
    .selectFrom('room_messages')
    .selectAll()
    .where('conversation_id', '=', roomId)
    .where('seq', '>', Math.max(hiddenUpTo, afterSeq ?? 0))
    .limit(limit)
    .orderBy('seq', afterSeq === undefined ? 'desc' : 'asc')
  if (beforeSeq !== undefined && afterSeq === undefined) query = query.where('seq', '<', beforeSeq)
  const rows = await query.execute()
  return afterSeq === undefined ? rows.reverse() : rows
}

/** The messages as this person sees them; for undefined, nothing is folded. */
export async function presentRows(
  db: Database,
  roomId: string,
  rows: MessageRow[],
  readerId?: string,
): Promise<RoomMessage[]> {
  if (rows.length === 0) return []
  const seqs = rows.map(({ seq }) => seq)
  const mentions = await mentionsOf(db, roomId, seqs)
  const removed = await removedAmong(db, roomId, seqs)
  const blocked = readerId === undefined ? undefined : (await blockedWith(db, [readerId])).get(readerId)
  return rows.map((row) =>
    presentRoomMessage(row, {
      mentions: mentions.get(row.seq),
      isRemoved: removed.has(row.seq),
      isFolded: blocked?.has(row.sender_id) === true,
    }),
  )
}

/** The messages after a number, in order, on their way to all members. */
export async function deliveriesAfter(
  db: Database,
  roomId: string,
  page: { afterSeq: number; limit: number },
): Promise<RoomDelivery[]> {
  const rows = await roomRows(db, roomId, { ...page, hiddenUpTo: 0 })
  const blocked = await blockedWith(
    db,
    rows.map(({ sender_id }) => sender_id),
  )
  const messages = await presentRows(db, roomId, rows)
  return messages.map((message) => ({
    conversationId: roomId,
    seq: message.seq,
    message,
    foldedFor: [...(blocked.get(message.senderId) ?? [])],
  }))
}

async function mentionsOf(db: Database, roomId: string, seqs: number[]) {
  const rows = await db
    .selectFrom('room_mentions')
    .select(['seq', 'person_id'])
    .where('room_id', '=', roomId)
    .where('seq', 'in', seqs)
    .orderBy('person_id')
    .execute()
  const bySeq = new Map<number, string[]>()
  for (const { seq, person_id } of rows) bySeq.set(seq, [...(bySeq.get(seq) ?? []), person_id])
  return bySeq
}

async function removedAmong(db: Database, roomId: string, seqs: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('room_removals')
    .select('seq')
    .where('room_id', '=', roomId)
    .where('seq', 'in', seqs)
    .execute()
  return new Set(rows.map(({ seq }) => seq))
}
