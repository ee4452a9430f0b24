import { sql } from 'kysely'
import type { Database, Tx } from '../database/schema'

/**
 * SQL expression: number of deleted messages after the read position of a member, for a query of `rooms` with
 * `room_members`.
 */
export const DELETED_AFTER_READ = sql<number>`(select count(*) from message_changes
  where message_changes.thread_id = room_members.room_id and message_changes.seq > room_members.read_seq
    and message_changes.deleted_at is not null)`

/** Returns the number of deleted messages that a person has not read in each of these rooms, by room id. */
export async function deletedUnread(
  db: Database,
  personId: string,
  roomIds: string[],
): Promise<Map<string, number>> {
  if (roomIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('room_members')
    .select(['room_id', DELETED_AFTER_READ.as('count')])
    .where('person_id', '=', personId)
    .where('room_id', 'in', roomIds)
    .execute()
  return new Map(rows.map(({ room_id, count }) => [room_id, Number(count)]))
}

/**
 * Moves the read positions of members to the end of a room if all their unread messages are deleted. These
 * members then count as having read the room, and a notification about it is withdrawn.
 */
export async function readDeletedEnd(tx: Tx, roomId: string) {
  await sql`
    update room_members set read_seq = (select last_seq from rooms where rooms.id = room_members.room_id)
    where room_id = ${roomId}
      and read_seq < (select last_seq from rooms where rooms.id = room_members.room_id)
      and read_seq >= coalesce((
        select max(seq) from room_messages where conversation_id = ${roomId} and not exists (
          select 1 from message_changes where message_changes.thread_id = room_messages.conversation_id
            and message_changes.seq = room_messages.seq and message_changes.deleted_at is not null)), 0)
  `.execute(tx)
}
