import { EXPORT_PAGE } from '@mentor-connect/contract/messages/chatLimits'
import { lockRows } from '../../platform/database/lockRows'
import type { Database, Instant, Tx } from '../database/schema'
import { deleteThreadChanges } from '../actions/traces.repo'
import { withAttachments } from '../store/attachments/attachments.repo'
import { withEarlierTexts } from '../store/presentMessages.query'
import { presentRows } from './roomHistory.query'
import { countAgain } from './wantedRooms.store'

/** Number of messages to delete in one statement, so that other writes can run in between. */
const MESSAGES_AT_ONCE = 5_000

export async function roomsForExport(db: Database, personId: string) {
  const rows = await db
    .selectFrom('room_members')
    .innerJoin('rooms', 'rooms.id', 'room_members.room_id')
    .select(['rooms.id', 'title', 'joined_at', 'is_active'])
    .where('person_id', '=', personId)
    .orderBy('joined_at')
    .orderBy('rooms.id')
    .execute()
  return rows.map(({ id, title, joined_at, is_active }) => ({
    _id: id,
    title,
    joinedAt: joined_at,
    isMember: is_active === 1,
  }))
}

/**
 * Returns the next messages that a person has written in a room, with their earlier texts. Messages of
 * others, and quotations of them, are personal data of the others.
 */
export async function ownRoomMessages(
  db: Database,
  personId: string,
  { roomId, afterSeq }: { roomId: string; afterSeq: number },
) {
  const rows = await db
    .selectFrom('room_messages')
    .selectAll()
    .where('conversation_id', '=', roomId)
    .where('seq', '>', afterSeq)
    .where('sender_id', '=', personId)
    .orderBy('seq')
    .limit(EXPORT_PAGE)
    .execute()
  const messages = await presentRows(db, roomId, await withAttachments(db, roomId, rows))
  const own = messages.map(({ replyTo: _quote, ...message }) => message)
  return withEarlierTexts(db, roomId, own, personId)
}

/**
 * Removes a person from all rooms. The other members keep the messages, but the author's name can no longer
 * be found.
 */
export async function eraseFromRooms(tx: Tx, personId: string) {
  const own = tx.selectFrom('room_members').select('room_id').where('person_id', '=', personId)
  // Rooms are locked before their members, and in a fixed order, as every other change does.
  const rooms = await lockRows(
    tx,
    tx.selectFrom('rooms').select('id').where('id', 'in', own).orderBy('id'),
  ).execute()
  await tx.deleteFrom('room_members').where('person_id', '=', personId).execute()
  await tx.deleteFrom('room_mentions').where('person_id', '=', personId).execute()
  for (const { id } of rooms) await countAgain(tx, id)
}

/** Deletes at most `limit` closed rooms without members in which nothing has been written since `before`. */
export async function deleteLeftRooms(db: Database, before: Instant, limit: number) {
  const left = await db
    .selectFrom('rooms')
    .select('id')
    .where('is_closed', '=', 1)
    .where('member_count', '=', 0)
    .where('updated_at', '<=', before)
    .orderBy('id')
    .limit(limit)
    .execute()
  for (const { id } of left) await deleteRoom(db, id)
}

/**
 * Deletes a room. Its messages are deleted first, so that the next run finds the room again if this run is
 * interrupted.
 */
async function deleteRoom(db: Database, id: string) {
  for (let deleted = MESSAGES_AT_ONCE; deleted === MESSAGES_AT_ONCE;) {
    const first = db
      .selectFrom('room_messages')
      .select('seq')
      .where('conversation_id', '=', id)
      .orderBy('seq')
      .limit(MESSAGES_AT_ONCE)
    const { numDeletedRows } = await db
      .deleteFrom('room_messages')
      .where('conversation_id', '=', id)
      .where('seq', 'in', first)
      .executeTakeFirst()
    deleted = Number(numDeletedRows)
  }
  await db.transaction().execute(async (tx) => {
    await deleteThreadChanges(tx, id)
    for (const table of ['room_mentions', 'room_removals', 'room_members'] as const)
      await tx.deleteFrom(table).where('room_id', '=', id).execute()
    await tx.deleteFrom('rooms').where('id', '=', id).execute()
  })
}
