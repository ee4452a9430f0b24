import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, literals, Timestamp } from '../api/wire'
import { Seq } from './chat'
import {
  ROOM_HISTORIES,
  ROOM_KINDS,
  ROOM_MEMBERS_MAX,
  ROOM_ROLES,
  ROOM_STATES_MAX,
  ROOM_TITLE_MAX,
} from './roomRules'

const PagePath = Type.String({ maxLength: 500, pattern: '^/' })

/** The state of a room that the domain wants which has made it. */
export const WantedRoom = Type.Object({
  kind: literals(ROOM_KINDS),
  subjectId: Id,
  /** The state with the highest version counts, in whatever order states arrive. */
  version: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  /** Absent if the thing that made the room is gone: the room is closed, and its members can still read it. */
  room: Type.Optional(
    Type.Object({
      title: Type.String({ maxLength: ROOM_TITLE_MAX }),
      /** Paths of the page about the thing, for each role; absent if the role has none. */
      pages: Type.Object({ user: Type.Optional(PagePath), mentor: Type.Optional(PagePath) }),
      members: Type.Array(Type.Object({ personId: Id, role: literals(ROOM_ROLES) }), {
        maxItems: ROOM_MEMBERS_MAX,
      }),
      /** Setting of a new room; later, the owner changes it. */
      history: literals(ROOM_HISTORIES),
      closed: Type.Boolean(),
    }),
  ),
})
export type WantedRoom = Static<typeof WantedRoom>

export const applyRooms = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/rooms',
  access: 'service',
  summary: 'For the main API, with the service key: the wanted state of rooms. Harmless when repeated.',
  body: Type.Object({ rooms: Type.Array(WantedRoom, { maxItems: ROOM_STATES_MAX }) }),
  maxBodyBytes: 1024 * 1024,
  reply: Type.Object({ applied: Type.Boolean() }),
})

/** Maximum number of changes in one call of `POST /internal/notifications/rooms`. */
export const ROOM_NEWS_MAX = 100

/**
 * The reason for which a member is notified. `messages`: there are messages that the member has not read · `mention`:
 * one of them mentions the member · `read`: everything was read.
 */
export const RoomNews = Type.Object({
  kind: literals(['messages', 'mention', 'read']),
  roomId: Id,
  personId: Id,
  /** Number of the message. */
  seq: Seq,
  /** The author of the message that mentions the member. */
  authorId: Type.Optional(Id),
  /** The time at which the message was written. */
  at: Type.Optional(Timestamp),
})
export type RoomNews = Static<typeof RoomNews>

export const noteRoomNews = endpoint({
  method: 'POST',
  path: '/internal/notifications/rooms',
  access: 'service',
  summary:
    'For the chat service, with the service key: messages of rooms that wait for people who are not connected, and rooms that were read. Harmless when repeated.',
  body: Type.Object({ news: Type.Array(RoomNews, { maxItems: ROOM_NEWS_MAX }) }),
  reply: Type.Boolean(),
})
