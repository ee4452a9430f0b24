import Type from 'typebox'
import { EnteredText } from '../api/enteredTexts'
import { Id, Timestamp } from '../api/wire'
import { ClientMsgId, Seq } from './chat'
import { ChatAttachments } from './chatAttachments'
import { ATTACHMENTS_MAX, FRAME_BYTES_MAX, RESUME_CURSORS_MAX } from './chatLimits'
import { Mentions, RoomMessage } from './roomMessage'

const frame = <Name extends string, Fields extends Parameters<typeof Type.Object>[0]>(
  type: Name,
  fields: Fields,
) => Type.Object({ type: Type.Literal(type), ...fields })

/** A position in a room: the last message, and the last change. A client that does not name the change is sent none. */
const RoomCursor = Type.Object({ roomId: Id, seq: Seq, changes: Type.Optional(Seq) })

/** Frames of rooms that a client sends, by `type`. */
export const roomClientFrames = {
  /** Sends a message to a room. `clientMsgId` makes a resend safe. The text may be empty if there are attachments. */
  room_message: frame('room_message', {
    roomId: Id,
    message: EnteredText(FRAME_BYTES_MAX),
    clientMsgId: ClientMsgId,
    mentions: Type.Optional(Mentions),
    /** Number of the message that this one answers. */
    replyTo: Type.Optional(Seq),
    /** Ids of files that this person has uploaded. */
    attachments: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: ATTACHMENTS_MAX, uniqueItems: true })),
  }),
  /** Marks all messages up to this number as read. */
  room_read: frame('room_read', { roomId: Id, upToSeq: Seq }),
  room_typing: frame('room_typing', { roomId: Id }),
  /** Sent after a reconnect: the position up to which the client has each room. */
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
    attachments: Type.Optional(ChatAttachments),
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
  /**
   * All missing messages and changes were sent before this frame. `rooms` has the position of each room that the client
   * has reached; if more changes are missing than one resume sends, the next resume continues.
   */
  room_resumed: frame('room_resumed', { rooms: Type.Array(RoomCursor) }),
  /** Too many messages are missing in these rooms: the client must load them. */
  room_resume_failed: frame('room_resume_failed', { roomIds: Type.Array(Id) }),
} as const
