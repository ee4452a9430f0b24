import type { Role } from '@mentor-connect/contract/accounts/people'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import { leadsRoom, ROOM_MEMBERS_PAGE, SMALL_ROOM_MEMBERS } from '@mentor-connect/contract/messages/roomRules'
import type { Room, RoomMember, RoomSummary } from '@mentor-connect/contract/messages/rooms'
import { errors } from '../../platform/http/errors'
import type { Database } from '../database/schema'
import type { Messenger } from '../delivery/messenger'
import {
  countMembers,
  findMembership,
  hiddenUpTo,
  membersOf,
  readersOf,
  removedFrom,
  roleOf,
  type MemberRow,
  type Membership,
} from './members.repo'
import { presentRoom, presentSummary } from './presentRoom'
import { deletedUnread } from './deletedUnread.query'
import { isBlockable } from './memberBlocks.service'
import { blockedWith } from './roomBlocks.query'
import { blockedByMember } from './roomBlocks.store'
import { roomRows, rowsSeenBy } from './roomHistory.query'
import { presentRoomMessage } from './roomMessage'
import { seenBy } from './roomView'
import { countRoomsOf, countUnread, lastMessages, mentionedIn, roomsOf } from './roomList.query'

export interface Reader {
  personId: string
  role: Role
}

interface MessagesPage {
  limit: number
  beforeSeq?: number | undefined
  afterSeq?: number | undefined
  aroundSeq?: number | undefined
}

export type RoomReads = ReturnType<typeof roomReads>

/** Reads everything that a member gets about rooms over HTTP. */
export function roomReads({ db, messenger }: { db: Database; messenger: Messenger }) {
  async function require(roomId: string, personId: string): Promise<Membership> {
    const found = await findMembership(db, roomId, personId)
    if (!found) throw errors.notFound('Room')
    return found
  }

  async function lastOf(memberships: Membership[], personId: string): Promise<Map<string, RoomMessage>> {
    const rows = await lastMessages(
      db,
      memberships.map(({ room }) => room.id),
    )
    const blocked = (await blockedWith(db, [personId])).get(personId) ?? new Set()
    const found = new Map<string, RoomMessage>()
    for (const row of rows) {
      const own = memberships.find(({ room }) => room.id === row.conversation_id)
      if (!own || row.seq <= hiddenUpTo(own)) continue
      const extras = row.deleted_at ? { deleted: true } : {}
      const message = presentRoomMessage(row, { extras, isRemoved: row.removed_at !== null })
      found.set(row.conversation_id, seenBy(message, { hiddenUpTo: hiddenUpTo(own), blocked }))
    }
    return found
  }

  async function messageAt(membership: Membership, seq: number | null, personId: string) {
    if (seq === null || seq <= hiddenUpTo(membership)) return undefined
    const { id } = membership.room
    const rows = await roomRows(db, id, { limit: 1, hiddenUpTo: seq - 1, beforeSeq: seq + 1 })
    return (await rowsSeenBy(db, rows, readerOf(membership, personId)))[0]
  }

  return {
    require,
    messageAt,

    async list({ personId }: Reader, { page, limit }: { page: number; limit: number }) {
      const totalItems = await countRoomsOf(db, personId)
      const found = await roomsOf(db, personId, { limit, offset: (page - 1) * limit })
      const last = found.length > 0 ? await lastOf(found, personId) : new Map<string, RoomMessage>()
      const ids = found.map(({ room }) => room.id)
      const mentioned = await mentionedIn(db, personId, ids)
      const deleted = await deletedUnread(db, personId, ids)
      const rooms = found.map((one): RoomSummary =>
        presentSummary(one, {
          lastMessage: last.get(one.room.id),
          mentioned: mentioned.has(one.room.id),
          deletedUnread: deleted.get(one.room.id) ?? 0,
        }),
      )
      return { rooms, pagination: { page, limit, totalItems, totalPages: Math.ceil(totalItems / limit) } }
    },

    unread: (personId: string) => countUnread(db, personId),

    async room({ personId, role }: Reader, roomId: string): Promise<Room> {
      const membership = await require(roomId, personId)
      return presentRoom(membership, {
        role,
        lastMessage: (await lastOf([membership], personId)).get(roomId),
        mentioned: (await mentionedIn(db, personId, [roomId])).has(roomId),
        deletedUnread: (await deletedUnread(db, personId, [roomId])).get(roomId) ?? 0,
        pinned: await messageAt(membership, membership.room.pinned_seq, personId),
      })
    },

    async members({ personId, role }: Reader, roomId: string, page: number) {
      await require(roomId, personId)
      const limit = ROOM_MEMBERS_PAGE
      const rows = await membersOf(db, roomId, { limit, offset: (page - 1) * limit })
      const online = await messenger.online(rows.map(({ person_id }) => person_id))
      const blocked = await blockedByMember(db, personId)
      const members = rows.map((row) => presentMember(row, { online, blocked, reader: { personId, role } }))
      return { members, pagination: paginationOf(page, await countMembers(db, roomId)) }
    },

    async removed({ personId }: Reader, roomId: string, page: number) {
      const { member } = await require(roomId, personId)
      if (!leadsRoom(roleOf(member))) throw errors.forbidden()
      const rows = await removedFrom(db, roomId)
      const first = (page - 1) * ROOM_MEMBERS_PAGE
      const members = rows
        .slice(first, first + ROOM_MEMBERS_PAGE)
        .map(({ person_id, gone_at }) => ({ userId: person_id, removedAt: gone_at! }))
      return { members, pagination: paginationOf(page, rows.length) }
    },

    async messages(
      { personId }: Reader,
      roomId: string,
      { limit, ...which }: MessagesPage,
    ): Promise<RoomMessage[]> {
      const membership = await require(roomId, personId)
      const rows = await roomRows(db, roomId, { limit, hiddenUpTo: hiddenUpTo(membership), ...which })
      return rowsSeenBy(db, rows, readerOf(membership, personId))
    },

    async readers({ personId }: Reader, roomId: string, seq: number) {
      const membership = await require(roomId, personId)
      const message = await messageAt(membership, seq, personId)
      if (!message) throw errors.notFound('Message')
      const readers = await readersOf(db, membership.room, { seq, authorId: message.senderId })
      if (membership.room.member_count > SMALL_ROOM_MEMBERS) return { count: readers.length }
      const blocked = (await blockedWith(db, [personId])).get(personId)
      return { count: readers.length, readers: readers.filter((id) => !blocked?.has(id)) }
    },
  }
}

interface MembersSeen {
  online: Set<string>
  /** Members whom the reader has blocked. */
  blocked: Set<string>
  reader: Reader
}

const presentMember = (row: MemberRow, { online, blocked, reader }: MembersSeen): RoomMember => ({
  userId: row.person_id,
  role: roleOf(row),
  joinedAt: row.joined_at,
  online: online.has(row.person_id),
  ...(blocked.has(row.person_id) && { blocked: true as const }),
  ...(isBlockable(row, reader) && { blockable: true as const }),
})

const readerOf = (membership: Membership, personId: string) => ({
  roomId: membership.room.id,
  personId,
  hiddenUpTo: hiddenUpTo(membership),
})

function paginationOf(page: number, totalItems: number) {
  const limit = ROOM_MEMBERS_PAGE
  return { page, limit, totalItems, totalPages: Math.ceil(totalItems / limit) }
}
