import type { QuotedMessage } from '@mentor-connect/contract/messages/chat'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import { changedAfter } from '../actions/changes.repo'
import { extrasOf, type MessageExtras } from '../actions/extras.query'
import { withPresentTexts } from '../store/presentTexts.query'
import type { RoomDelivery } from '../bus/bus'
import type { Database } from '../database/schema'
import { withAttachments } from '../store/attachments/attachments.repo'
import type { MessageRow } from '../store/message'
import { blockedWith } from './roomBlocks.query'
import { presentRoomMessage } from './roomMessage'
import { deliveryOf, peopleOf, seenBy } from './roomView'

export interface RoomPage {
  limit: number
  /** Only messages with a higher number are returned. */
  hiddenUpTo: number
  beforeSeq?: number
  afterSeq?: number
  aroundSeq?: number
}

/**
 * Returns a page of messages in ascending order: those around a number; otherwise the oldest ones after a
 * number; otherwise the newest ones, limited to those before a number if it is given.
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
  return withAttachments(db, roomId, afterSeq === undefined ? rows.reverse() : rows)
}

/** Returns messages of a room with their replies, changes, reactions and files. */
export async function presentRows(db: Database, roomId: string, rows: MessageRow[]): Promise<RoomMessage[]> {
  if (rows.length === 0) return []
  const seqs = rows.map(({ seq }) => seq)
  const extras = await extrasOf(db, roomId, seqs, 'room_messages')
  const mentions = await mentionsOf(db, roomId, seqs)
  const present = await withPresentTexts(db, { table: 'room_messages', threadId: roomId }, rows, extras)
  const quoted = [...extras.values()].flatMap(({ replyTo }) => (replyTo ? [replyTo.seq] : []))
  const removed = await removedAmong(db, roomId, [...seqs, ...quoted])
  return present.map((row) =>
    presentRoomMessage(row, {
      mentions: mentions.get(row.seq),
      isRemoved: removed.has(row.seq),
      extras: withRemovedQuote(extras.get(row.seq), removed),
    }),
  )
}

function withRemovedQuote(extras: MessageExtras | undefined, removed: Set<number>) {
  if (!extras?.replyTo || !removed.has(extras.replyTo.seq)) return extras
  const { seq, senderId } = extras.replyTo
  const replyTo: QuotedMessage = { seq, senderId, message: '', withheld: 'removed' }
  return { ...extras, replyTo }
}

export interface RoomReader {
  personId: string
  /** Number of the last message that this person cannot read. */
  hiddenUpTo: number
}

/** Returns the messages as this person sees them. */
export async function rowsSeenBy(
  db: Database,
  rows: MessageRow[],
  { roomId, personId, hiddenUpTo }: RoomReader & { roomId: string },
): Promise<RoomMessage[]> {
  if (rows.length === 0) return []
  const blocked = (await blockedWith(db, [personId])).get(personId) ?? new Set()
  return (await presentRows(db, roomId, rows)).map((message) => seenBy(message, { hiddenUpTo, blocked }))
}

/** Returns the messages after a number, in order, prepared for delivery to all members. */
export async function deliveriesAfter(
  db: Database,
  roomId: string,
  page: { afterSeq: number; limit: number },
): Promise<RoomDelivery[]> {
  return deliveriesOf(db, roomId, await roomRows(db, roomId, { ...page, hiddenUpTo: 0 }))
}

async function deliveriesOf(db: Database, roomId: string, rows: MessageRow[]): Promise<RoomDelivery[]> {
  const messages = await presentRows(db, roomId, rows)
  const blocked = await blockedWith(db, messages.flatMap(peopleOf))
  return messages.map((message) => deliveryOf(message, blocked))
}

/**
 * Returns the messages among the given ones that exist, in the given order and in their current state,
 * prepared for delivery to all members.
 */
export async function deliveriesAt(db: Database, roomId: string, seqs: number[]): Promise<RoomDelivery[]> {
  return deliveriesOf(db, roomId, await rowsAt(db, roomId, seqs))
}

async function rowsAt(db: Database, roomId: string, seqs: number[]): Promise<MessageRow[]> {
  if (seqs.length === 0) return []
  const rows = await db
    .selectFrom('room_messages')
    .selectAll()
    .where('conversation_id', '=', roomId)
    .where('seq', 'in', seqs)
    .execute()
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  return withAttachments(
    db,
    roomId,
    seqs.flatMap((seq) => bySeq.get(seq) ?? []),
  )
}

/**
 * Returns the current state of the messages that have changed after a given change, and the number of the
 * last change among them.
 */
export async function roomChangesAfter(
  db: Database,
  roomId: string,
  page: { after: number; limit: number },
): Promise<{ deliveries: RoomDelivery[]; upTo: number }> {
  const changed = await changedAfter(db, roomId, page)
  const deliveries = await deliveriesAt(
    db,
    roomId,
    changed.map(({ seq }) => seq),
  )
  return { deliveries, upTo: changed.at(-1)?.change ?? page.after }
}

async function mentionsOf(db: Database, roomId: string, seqs: number[]) {
  const rows = await db
    .selectFrom('room_mentions')
    .select(['seq', 'person_id'])
    .where('room_id', '=', roomId)
    .where('seq', 'in', seqs)
    .where('is_current', '=', 1)
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
