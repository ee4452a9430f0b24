import type { RoomRole } from '@mentor-connect/contract/messages/roomRules'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../database/schema'
import type { RoomMembersTable, RoomsTable } from '../database/roomTables'
import { restrictedIn } from '../store/access.repo'

export type RoomRow = Selectable<RoomsTable>
export type MemberRow = Selectable<RoomMembersTable>

/** An active member, together with the room. */
export interface Membership {
  room: RoomRow
  member: MemberRow
}

export function roleOf({
  domain_role,
  is_moderator,
}: Pick<MemberRow, 'domain_role' | 'is_moderator'>): RoomRole {
  return domain_role === 'member' && is_moderator === 1 ? 'moderator' : domain_role
}

/**
 * Returns the number of the last message that this member cannot read, because it is older than the
 * membership.
 */
export function hiddenUpTo({
  room,
  member,
}: {
  room: Pick<RoomRow, 'history'>
  member: Pick<MemberRow, 'joined_seq'>
}) {
  return room.history === 'all' ? 0 : member.joined_seq
}

export function findRoom(db: Database, roomId: string): Promise<RoomRow | undefined> {
  return db.selectFrom('rooms').selectAll().where('id', '=', roomId).executeTakeFirst()
}

/** Returns the row of a person in a room, whether or not the person is a member now. */
export function findMember(db: Database, roomId: string, personId: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('room_members')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/**
 * Returns the membership of a person; undefined if there is no such room, or if the person is not a member of
 * it.
 */
export async function findMembership(
  db: Database,
  roomId: string,
  personId: string,
): Promise<Membership | undefined> {
  const member = await findMember(db, roomId, personId)
  if (!member || member.is_active === 0) return undefined
  const room = await findRoom(db, roomId)
  return room && { room, member }
}

/** Resolves to true if the person is a member of this room and may read this message. */
export async function mayReadInRoom(
  db: Database,
  { threadId, seq }: { threadId: string; seq: number },
  personId: string,
): Promise<boolean> {
  const membership = await findMembership(db, threadId, personId)
  return membership !== undefined && seq > hiddenUpTo(membership)
}

/** Selects active members as others see them: without people who may not use chat now. */
const shownMembers = (db: Database, roomId: string) =>
  db
    .selectFrom('room_members')
    .where('room_id', '=', roomId)
    .where('is_active', '=', 1)
    .where(sql<number>`${sql.raw(restrictedIn('room_members.person_id'))}`, '=', 0)

export function membersOf(
  db: Database,
  roomId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const rank = sql<number>`case when domain_role = 'owner' then 0
    when domain_role = 'moderator' or is_moderator = 1 then 1 else 2 end`
  return shownMembers(db, roomId)
    .selectAll()
    .orderBy(rank)
    .orderBy('joined_at')
    .orderBy('person_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countMembers(db: Database, roomId: string): Promise<number> {
  const { count } = await shownMembers(db, roomId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the people who were removed from a room, last removed first. */
export function removedFrom(db: Database, roomId: string) {
  return db
    .selectFrom('room_members')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('gone', '=', 'removed')
    .orderBy('gone_at', 'desc')
    .orderBy('person_id')
    .execute()
}

/** Returns the ids of the members, except the author, who were able to read a message and have read it. */
export async function readersOf(
  db: Database,
  room: RoomRow,
  { seq, authorId }: { seq: number; authorId: string },
): Promise<string[]> {
  let query = shownMembers(db, room.id)
    .select('person_id')
    .where('read_seq', '>=', seq)
    .where('person_id', '<>', authorId)
    .orderBy('person_id')
  if (room.history === 'joined') query = query.where('joined_seq', '<', seq)
  return (await query.execute()).map(({ person_id }) => person_id)
}

/** The data about an active membership that the delivery of messages needs. */
export interface RoomEntry {
  personId: string
  roomId: string
  lastSeq: number
  lastChange: number
  membersVersion: number
  /** Number of the last message that the member cannot read. */
  hiddenUpTo: number
}

export async function entriesOf(db: Database, personIds: string[]): Promise<RoomEntry[]> {
  const rows = await db
    .selectFrom('room_members')
    .innerJoin('rooms', 'rooms.id', 'room_members.room_id')
    .select(['person_id', 'room_id', 'last_seq', 'last_change', 'members_version', 'history', 'joined_seq'])
    .where('person_id', 'in', personIds)
    .where('is_active', '=', 1)
    .execute()
  return rows.map((row) => ({
    personId: row.person_id,
    roomId: row.room_id,
    lastSeq: row.last_seq,
    lastChange: row.last_change,
    membersVersion: row.members_version,
    hiddenUpTo: hiddenUpTo({ room: row, member: row }),
  }))
}

/** Returns the active members, each with the number of the last message that the member cannot read. */
export async function activeMembers(
  db: Database,
  room: Pick<RoomRow, 'id' | 'history'>,
): Promise<{ personId: string; hiddenUpTo: number }[]> {
  const rows = await db
    .selectFrom('room_members')
    .select(['person_id', 'joined_seq'])
    .where('room_id', '=', room.id)
    .where('is_active', '=', 1)
    .execute()
  return rows.map((member) => ({ personId: member.person_id, hiddenUpTo: hiddenUpTo({ room, member }) }))
}

/** Returns the people in `personIds` who are members of a room. */
export async function membersAmong(db: Database, roomId: string, personIds: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('room_members')
    .select('person_id')
    .where('room_id', '=', roomId)
    .where('person_id', 'in', personIds)
    .where('is_active', '=', 1)
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/** Returns the people in `personIds` who are, or were, in a room of which this person is a member. */
export async function roomMatesAmong(db: Database, personId: string, personIds: string[]): Promise<string[]> {
  if (personIds.length === 0) return []
  const rows = await db
    .selectFrom('room_members as own')
    .innerJoin('room_members as other', 'other.room_id', 'own.room_id')
    .select('other.person_id')
    .distinct()
    .where('own.person_id', '=', personId)
    .where('own.is_active', '=', 1)
    .where('other.person_id', 'in', personIds)
    .execute()
  return rows.map(({ person_id }) => person_id)
}
