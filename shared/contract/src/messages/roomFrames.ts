import Type from 'typebox'
import { EnteredText } from '../api/enteredTexts'
import { Id, Timestamp } from '../api/wire'
import { ClientMsgId, Seq } from './chat'
import { FRAME_BYTES_MAX, RESUME_CURSORS_MAX } from './chatLimits'
import { Mentions, RoomMessage } from './roomMessage'

const frame = <Name extends string, Fields extends Parameters<typeof Type.Object>[0]>(
  type: Name,
  fields: Fields,
) => Type.Object({ type: Type.Literal(type), ...fields })

const RoomCursor = Type.Object({ roomId: Id, seq: Seq })

/** Frames of rooms that a client sends, by `type`. */
export const roomClientFrames = {
  /** Sends a message to a room. `clientMsgId` makes a resend safe. */
  room_message: frame('room_message', {
    roomId: Id,
    message: EnteredText(FRAME_BYTES_MAX),
    clientMsgId: ClientMsgId,
    mentions: Type.Optional(Mentions),
  }),
  /** Marks all messages up to this number as read. */
  room_read: frame('room_read', { roomId: Id, upToSeq: Seq }),
  room_typing: frame('room_typing', { roomId: Id }),
  /** Sent after a reconnect: the last number that the client has of each room. */
  room_resume: frame('room_resume', { cursors: Type.Array(RoomCursor, { maxItems: RESUME_CURSORS_MAX }) }),
} as const

/**
 * Frames of rooms that the server sends, by `type`. A refused message is answered by `error` with its `clientMsgId`, as
 * in conversations.
 */
export const roomServerFrames = {
  /** A message to a member of the room, or one that this person has sent from another connection. */
  room_message: frame('room_message', { data: RoomMessage }),
  /** The message is stored durably. A resend is acknowledged with the same values. */
  room_ack: frame('room_ack', {
    clientMsgId: ClientMsgId,
    _id: Id,
    roomId: Id,
    seq: Seq,
    timestamp: Timestamp,
  }),
  /**
   * A member has read up to this number. In large rooms, only the other connections of the same person are told; others
   * ask how many have read a message.
   */
  room_read: frame('room_read', { roomId: Id, userId: Id, upToSeq: Seq }),
  /** Only in small rooms. */
  room_typing: frame('room_typing', { roomId: Id, userId: Id }),
  /**
   * Something about the room has changed: its members, its title, what is pinned. The client loads the room again. The
   * receiver may have become a member, or may be none any more.
   */
  room_changed: frame('room_changed', { roomId: Id }),
  /** The text of a message was removed by somebody who leads the room. */
  room_message_removed: frame('room_message_removed', { roomId: Id, seq: Seq }),
  /** All missing messages were sent before this frame. `rooms` has the last number of each room. */
  room_resumed: frame('room_resumed', { rooms: Type.Array(RoomCursor) }),
  /** Too many messages are missing in these rooms: the client must load them. */
  room_resume_failed: frame('room_resume_failed', { roomIds: Type.Array(Id) }),
} as const
