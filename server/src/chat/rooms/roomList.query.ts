import { sql } from 'kysely'
import type { Database } from '../database/schema'
import { firstFiles } from '../store/attachments/attachments.repo'
import type { MessageRow } from '../store/message'
import { DELETED_AFTER_READ } from './deletedUnread.query'
import type { MemberRow, Membership, RoomRow } from './members.repo'

/** Returns a page of a person's rooms, last active first. */
export async function roomsOf(
  db: Database,
  personId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Membership[]> {
  const keys = await db
    .selectFrom('room_members')
    .innerJoin('rooms', 'rooms.id', 'room_members.room_id')
    .select('rooms.id')
    .where('person_id', '=', personId)
    .where('is_active', '=', 1)
    .orderBy('rooms.updated_at', 'desc')
    .orderBy('rooms.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const ids = keys.map(({ id }) => id)
  if (ids.length === 0) return []
  const rooms = await db.selectFrom('rooms').selectAll().where('id', 'in', ids).execute()
  const members = await db
    .selectFrom('room_members')
    .selectAll()
    .where('person_id', '=', personId)
    .where('room_id', 'in', ids)
    .execute()
  const roomById = new Map<string, RoomRow>(rooms.map((room) => [room.id, room]))
  const memberById = new Map<string, MemberRow>(members.map((member) => [member.room_id, member]))
  return ids.flatMap((id) => {
    const room = roomById.get(id)
    const member = memberById.get(id)
    return room && member ? [{ room, member }] : []
  })
}

export async function countRoomsOf(db: Database, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('room_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow()
  return count
}

/** The last message of a room, as the list shows it. */
export interface LastMessage extends MessageRow {
  deleted_at: string | null
  removed_at: string | null
}

/** Returns the last messages of these rooms, each with its first file. */
export async function lastMessages(db: Database, roomIds: string[]): Promise<LastMessage[]> {
  const rows = await db
    .selectFrom('rooms')
    .innerJoin('room_messages', (join) =>
      join
        .onRef('room_messages.conversation_id', '=', 'rooms.id')
        .onRef('room_messages.seq', '=', 'rooms.last_seq'),
    )
    .leftJoin('message_changes', (join) =>
      join
        .onRef('message_changes.thread_id', '=', 'room_messages.conversation_id')
        .onRef('message_changes.seq', '=', 'room_messages.seq'),
    )
    .leftJoin('room_removals', (join) =>
      join
        .onRef('room_removals.room_id', '=', 'room_messages.conversation_id')
        .onRef('room_removals.seq', '=', 'room_messages.seq'),
    )
    .selectAll('room_messages')
    .select(['message_changes.deleted_at', 'room_removals.removed_at'])
    .where('rooms.id', 'in', roomIds)
    .execute()
  const files = await firstFiles(
    db,
    rows.map(({ conversation_id: id, seq: last_seq }) => ({ id, last_seq })),
  )
  return rows.map((row) => {
    const file = files.get(row.conversation_id)
    return file ? { ...row, attachments: [file] } : row
  })
}

const unreadMentions = (db: Database, personId: string) =>
  db
    .selectFrom('room_mentions')
    .innerJoin('room_members', (join) =>
      join
        .onRef('room_members.room_id', '=', 'room_mentions.room_id')
        .onRef('room_members.person_id', '=', 'room_mentions.person_id'),
    )
    .where('room_mentions.person_id', '=', personId)
    .where('room_members.is_active', '=', 1)
    .where('room_mentions.is_current', '=', 1)
    .whereRef('room_mentions.seq', '>', 'room_members.read_seq')

/** Returns those of the given rooms in which an unread message mentions the person. */
export async function mentionedIn(db: Database, personId: string, roomIds: string[]): Promise<Set<string>> {
  if (roomIds.length === 0) return new Set()
  const rows = await unreadMentions(db, personId)
    .select('room_mentions.room_id')
    .distinct()
    .where('room_mentions.room_id', 'in', roomIds)
    .execute()
  return new Set(rows.map(({ room_id }) => room_id))
}

/**
 * Returns the number of rooms with unread messages and the number of unread mentions. A muted room counts
 * only if an unread message mentions the person.
 */
export async function countUnread(db: Database, personId: string) {
  const mentions = await unreadMentions(db, personId)
    .select(({ fn }) => [fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.count<number>('room_mentions.room_id').distinct().as('rooms'))
    .select(
      sql<number>`count(distinct case when room_members.is_muted = 1 then room_mentions.room_id end)`.as(
        'muted',
      ),
    )
    .executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('room_members')
    .innerJoin('rooms', 'rooms.id', 'room_members.room_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('is_active', '=', 1)
    .where('is_muted', '=', 0)
    .where(sql<boolean>`rooms.last_seq - room_members.read_seq > ${DELETED_AFTER_READ}`)
    .executeTakeFirstOrThrow()
  return { rooms: count + mentions.muted, mentions: mentions.count }
}
