import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, literals, PageQuery, Pagination, Timestamp } from '../api/wire'
import { Seq } from './chat'
import { HISTORY_PAGE, HISTORY_PAGE_MAX } from './chatLimits'
import { RoomMessage } from './roomMessage'
import {
  ROOM_HISTORIES,
  ROOM_KINDS,
  ROOM_MEMBERS_PAGE,
  ROOM_ROLES,
  ROOM_TITLE_MAX,
  ROOMS_PAGE,
  ROOMS_PAGE_MAX,
  SMALL_ROOM_MEMBERS,
} from './roomRules'

/** Rooms: conversations of up to `ROOM_MEMBERS_MAX` people. People never make them freely. */

const RoomTitle = Type.String({ maxLength: ROOM_TITLE_MAX })

/** A room as its member sees it in the list. */
export const RoomSummary = Type.Object({
  _id: Id,
  kind: literals(ROOM_KINDS),
  /** Name of the thing that made the room; for the kind `mentor`, the name of the mentor. */
  title: RoomTitle,
  /** Role of the caller. */
  role: literals(ROOM_ROLES),
  memberCount: Type.Integer(),
  /** Number of messages after the caller's read position. */
  unread: Type.Integer(),
  /** True if one of the unread messages mentions the caller. */
  mentioned: Type.Boolean(),
  muted: Type.Boolean(),
  /** A closed room can be read, but nobody can write. */
  closed: Type.Boolean(),
  lastSeq: Seq,
  readSeq: Seq,
  /** Absent while there is no message that the caller can read. */
  lastMessage: Type.Optional(RoomMessage),
  /** Number of changes of messages in this room so far; absent if there were none. */
  changes: Type.Optional(Seq),
})
export type RoomSummary = Static<typeof RoomSummary>

/** A room as its member sees it. */
export const Room = Type.Object({
  ...RoomSummary.properties,
  /** Path of the page about the thing that made the room, for the caller's role; absent if there is none. */
  page: Type.Optional(Type.String({ maxLength: 500 })),
  history: literals(ROOM_HISTORIES),
  /** The first message that the caller can read has a higher number than this. */
  hiddenUpToSeq: Seq,
  pinned: Type.Optional(RoomMessage),
  createdAt: Timestamp,
})
export type Room = Static<typeof Room>

export const RoomMember = Type.Object({
  userId: Id,
  role: literals(ROOM_ROLES),
  joinedAt: Timestamp,
  online: Type.Boolean(),
  /** True if the caller has blocked this member. Nobody learns here who has blocked the caller. */
  blocked: Type.Optional(Type.Literal(true)),
  /** True if the caller can block this member. */
  blockable: Type.Optional(Type.Literal(true)),
})
export type RoomMember = Static<typeof RoomMember>

const params = Type.Object({ roomId: Id })
const own = { userId: Id }

export const getRooms = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/rooms',
  access: 'session',
  owner: 'query.userId',
  summary: 'The rooms of the caller, last active first, by page.',
  query: Type.Object({
    ...own,
    page: PageQuery.properties.page,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ROOMS_PAGE_MAX, default: ROOMS_PAGE })),
  }),
  reply: Type.Object({
    rooms: Type.Array(RoomSummary, { maxItems: ROOMS_PAGE_MAX }),
    pagination: Pagination,
  }),
})

export const getRoomsUnread = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/rooms-unread',
  access: 'session',
  owner: 'query.userId',
  summary:
    'Number of the caller’s rooms with unread messages; muted ones count only if they mention the caller.',
  query: Type.Object(own),
  reply: Type.Object({ rooms: Type.Integer(), mentions: Type.Integer() }),
})

export const getRoom = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/rooms/:roomId',
  access: 'session',
  owner: 'query.userId',
  summary: 'A room of the caller. Not found for everybody who is not a member.',
  params,
  query: Type.Object(own),
  reply: Room,
})

export const getRoomMembers = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/members',
  access: 'session',
  owner: 'query.userId',
  summary: 'The members of a room, those who lead it first, by page. Names: POST /auth/chat-details.',
  params,
  query: Type.Object({ ...own, page: PageQuery.properties.page }),
  reply: Type.Object({
    members: Type.Array(RoomMember, { maxItems: ROOM_MEMBERS_PAGE }),
    pagination: Pagination,
  }),
})

export const getRemovedMembers = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/removed-members',
  access: 'session',
  owner: 'query.userId',
  summary: 'For people who lead the room: whom somebody has removed, last removed first, by page.',
  params,
  query: Type.Object({ ...own, page: PageQuery.properties.page }),
  reply: Type.Object({
    members: Type.Array(Type.Object({ userId: Id, removedAt: Timestamp }), { maxItems: ROOM_MEMBERS_PAGE }),
    pagination: Pagination,
  }),
})

export const getRoomMessages = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/messages',
  access: 'session',
  owner: 'query.userId',
  summary:
    'Messages of a room in their order: the newest, those before, those after or those around a number. At most one of the three numbers counts, in this order: around, after, before.',
  params,
  query: Type.Object({
    ...own,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: HISTORY_PAGE_MAX, default: HISTORY_PAGE })),
    beforeSeq: Type.Optional(Seq),
    afterSeq: Type.Optional(Seq),
    aroundSeq: Type.Optional(Seq),
  }),
  reply: Type.Array(RoomMessage, { maxItems: HISTORY_PAGE_MAX }),
})

export const getRoomReaders = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/readers',
  access: 'session',
  owner: 'query.userId',
  summary:
    'How many other members have read a message and, in a room with at most 20 members, the ids of those among them with whom the caller has no block.',
  params,
  query: Type.Object({ ...own, seq: Seq }),
  reply: Type.Object({
    count: Type.Integer(),
    readers: Type.Optional(Type.Array(Id, { maxItems: SMALL_ROOM_MEMBERS })),
  }),
})

export const markRoomRead = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/read',
  access: 'session',
  owner: 'body.userId',
  summary: 'Mark all messages up to this number as read. The frame `room_read` does the same.',
  params,
  body: Type.Object({ ...own, upToSeq: Seq }),
  reply: Type.Object({ readSeq: Seq }),
})

export const muteRoom = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/mute',
  access: 'session',
  owner: 'body.userId',
  summary: 'Mute a room or lift that: a muted room notifies its member of mentions only.',
  params,
  body: Type.Object({ ...own, muted: Type.Boolean() }),
  reply: Room,
})

/** `reason` of a 409: the owner cannot leave the room. */
export const OWNER_STAYS = 'room_owner_stays'
/** `reason` of a 409: there is no place in the room. */
export const ROOM_FULL = 'room_full'

export const leaveRoom = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/leave',
  access: 'session',
  owner: 'body.userId',
  summary: 'Leave a room. The owner cannot.',
  params,
  body: Type.Object(own),
  reply: Type.Object({ left: Type.Boolean() }),
})

export const rejoinRoom = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/rejoin',
  access: 'session',
  owner: 'body.userId',
  summary:
    'Come back to a room that the caller has left, while the thing that made it still names the caller.',
  params,
  body: Type.Object(own),
  reply: Room,
})

export const pinRoomMessage = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/pin',
  access: 'session',
  owner: 'body.userId',
  summary: 'For people who lead the room: pin a message in place of the pinned one, or none (0).',
  params,
  body: Type.Object({ ...own, seq: Seq }),
  reply: Room,
})

export const setRoomRole = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/role',
  access: 'session',
  owner: 'body.userId',
  summary: 'For the owner: make a member a moderator, or take that away.',
  params,
  body: Type.Object({ ...own, memberId: Id, role: literals(['moderator', 'member']) }),
  reply: Type.Object({ role: literals(ROOM_ROLES) }),
})

export const removeRoomMember = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/remove-member',
  access: 'session',
  owner: 'body.userId',
  summary:
    'For people who lead the room: remove a member, who cannot come back until `allow-member`. Moderators cannot remove each other or the owner.',
  params,
  body: Type.Object({ ...own, memberId: Id }),
  reply: Type.Object({ removed: Type.Boolean() }),
})

export const allowRoomMember = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/allow-member',
  access: 'session',
  owner: 'body.userId',
  summary:
    'For people who lead the room: let a removed member come back. The person is a member again at once if the thing that made the room still names them.',
  params,
  body: Type.Object({ ...own, memberId: Id }),
  reply: Type.Object({ allowed: Type.Boolean() }),
})

export const blockRoomMember = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/block-member',
  access: 'user',
  owner: 'body.userId',
  summary:
    'For learners: block another learner of the room in all rooms, the community and projects, or lift that. The other one is not told.',
  params,
  body: Type.Object({ ...own, memberId: Id, blocked: Type.Boolean() }),
  reply: Type.Object({ blocked: Type.Boolean() }),
})

export const setRoomHistory = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/rooms/:roomId/history',
  access: 'session',
  owner: 'body.userId',
  summary: 'For the owner: which earlier messages new members can read.',
  params,
  body: Type.Object({ ...own, history: literals(ROOM_HISTORIES) }),
  reply: Room,
})
