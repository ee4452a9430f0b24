import type { RoomNews } from '@mentor-connect/contract/messages/roomsInternal'
import { sql } from 'kysely'
import { rowStatement } from '../../platform/database/rowStatement'
import type { Database } from '../database/schema'
import { restrictedIn } from '../store/access.repo'

const MAY_USE_CHAT = sql<boolean>`${sql.raw(restrictedIn('room_members.person_id'))} = 0`
/** The condition of a partial index. It must have the same wording as there. */
const READ_SINCE_TOLD = sql<boolean>`told_seq > 0 and read_seq >= told_seq`

/** Returns members who were notified and have since read everything. */
export async function findReads(db: Database, limit: number): Promise<RoomNews[]> {
  const rows = await db
    .selectFrom('room_members')
    .select(['room_id', 'person_id', 'told_seq'])
    .where(READ_SINCE_TOLD)
    .orderBy('room_id')
    .orderBy('person_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    kind: 'read',
    roomId: row.room_id,
    personId: row.person_id,
    seq: row.told_seq,
  }))
}

/** Deletes the record that members were notified, unless they were notified again in the meantime. */
export async function forgetReads(db: Database, reads: RoomNews[]) {
  for (const { roomId, personId, seq } of reads)
    await db
      .updateTable('room_members')
      .set({ told_seq: 0 })
      .where('room_id', '=', roomId)
      .where('person_id', '=', personId)
      .where('told_seq', '=', seq)
      .execute()
}

export interface Mention {
  roomId: string
  seq: number
  personId: string
  authorId: string
  at: string
  /** False if the person has read the message, is no longer a member, or may not use chat. */
  isWaiting: boolean
}

/** Returns mentions that were not yet reported to the main API. */
export async function findMentions(db: Database, limit: number): Promise<Mention[]> {
  const rows = await db
    .selectFrom('room_mentions')
    .innerJoin('room_messages', (join) =>
      join
        .onRef('room_messages.conversation_id', '=', 'room_mentions.room_id')
        .onRef('room_messages.seq', '=', 'room_mentions.seq'),
    )
    .leftJoin('room_members', (join) =>
      join
        .onRef('room_members.room_id', '=', 'room_mentions.room_id')
        .onRef('room_members.person_id', '=', 'room_mentions.person_id')
        .on('room_members.is_active', '=', 1)
        .on(MAY_USE_CHAT),
    )
    .select(['room_mentions.room_id', 'room_mentions.seq', 'room_mentions.person_id'])
    .select(['room_messages.sender_id', 'room_messages.created_at', 'room_members.read_seq'])
    .where(sql<boolean>`is_told = 0`)
    .where('is_current', '=', 1)
    .orderBy('room_mentions.room_id')
    .orderBy('room_mentions.seq')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    roomId: row.room_id,
    seq: row.seq,
    personId: row.person_id,
    authorId: row.sender_id,
    at: row.created_at,
    isWaiting: row.read_seq !== null && row.read_seq < row.seq,
  }))
}

export const markMentions = rowStatement(
  { room: 'text', seq: 'integer', person: 'text' },
  (given) => `
    with given as (${given})
    update room_mentions set is_told = 1 from given
    where room_mentions.room_id = given.room and room_mentions.seq = given.seq
      and room_mentions.person_id = given.person`,
)

/** Stores the number of the last message that was reported to the main API. */
export const markTold = rowStatement(
  { room: 'text', seq: 'integer', person: 'text' },
  (given) => `
    with given as (${given})
    update room_members set told_seq = given.seq from given
    where room_members.room_id = given.room and room_members.person_id = given.person
      and room_members.told_seq < given.seq`,
)

/** Returns rooms with messages about which nobody was notified, with the time of the last one. */
export function findUntoldRooms(db: Database, limit: number) {
  return db
    .selectFrom('rooms')
    .select(['id', 'last_seq', 'updated_at'])
    .where(sql<boolean>`told_seq < last_seq`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * Returns members with unread messages who were not notified since they last read the room. Members who have
 * muted the room are left out, because they are notified of mentions only.
 */
export async function findWaiting(db: Database, roomId: string, lastSeq: number): Promise<string[]> {
  const rows = await db
    .selectFrom('room_members')
    .select('person_id')
    .where('room_id', '=', roomId)
    .where('is_active', '=', 1)
    .where('is_muted', '=', 0)
    .where('told_seq', '=', 0)
    .where('read_seq', '<', lastSeq)
    .where(MAY_USE_CHAT)
    .orderBy('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

export async function markRoomTold(db: Database, roomId: string, seq: number) {
  await db.updateTable('rooms').set({ told_seq: seq }).where('id', '=', roomId).execute()
}
