import Type, { type Static } from 'typebox'
import { EnteredText } from '../api/enteredTexts'
import { ClientMsgId, Seq, messageExtras } from './chat'
import { changeFrames, ChangedFrame, ChangeAckFrame } from './chatChanges'
import { callClientFrames, callServerFrames } from './callFrames'
import { roomClientFrames, roomServerFrames } from './roomFrames'
import { ChatAttachments } from './chatAttachments'
import { ATTACHMENTS_MAX, FRAME_BYTES_MAX, RESUME_CURSORS_MAX } from './chatLimits'
import { Id, Timestamp, literals } from '../api/wire'

/**
 * The socket URL is `<chat>/?userId=<own id>`. The bearer token is sent as the subprotocol `bearer.<token>` or in the
 * first frame, `auth`. A client that also offers `CHAT_PROTOCOL` receives every server frame; other clients only
 * receive `private_message` and `error`, as in the specification.
 */
export const CHAT_PROTOCOL = 'mc.v1'
export const BEARER_PROTOCOL_PREFIX = 'bearer.'

/**
 * Close codes of the server. After `slow` and `restart` (1012) clients reconnect immediately, after `tooMany` later.
 */
export const CLOSE_CODES = { auth: 4401, forbidden: 4403, slow: 4408, tooMany: 4429, restart: 1012 } as const

/** A message from the client. `type` is optional, as in the specification. */
export const MessageFrame = Type.Object({
  type: Type.Optional(Type.Literal('message')),
  receiverId: Id,
  /** The text: at most `MESSAGE_GRAPHEMES_MAX` grapheme clusters. It may be empty if there are attachments. */
  message: EnteredText(FRAME_BYTES_MAX),
  clientMsgId: Type.Optional(ClientMsgId),
  /** Number of the message that this one answers. */
  replyTo: Type.Optional(Seq),
  /** Ids of files that this person has uploaded. */
  attachments: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: ATTACHMENTS_MAX, uniqueItems: true })),
})

/** Authenticates the connection if no subprotocol did. Later, it renews the token before `renewBy`. */
export const AuthFrame = Type.Object({ type: Type.Literal('auth'), token: Type.String({ maxLength: 4096 }) })

/** Marks all messages up to this number as read. The conversation is named by its id or by the other person's id. */
export const ReadFrame = Type.Object({
  type: Type.Literal('read'),
  conversationId: Type.Optional(Id),
  userId: Type.Optional(Id),
  upToSeq: Seq,
})

/**
 * A position in a conversation: the last message, and the last change of a message. A client that does not name the
 * last change is not sent any.
 */
export const Cursor = Type.Object({ conversationId: Id, seq: Seq, changes: Type.Optional(Seq) })
export type Cursor = Static<typeof Cursor>

/** Sent after a reconnect: the position up to which the client has each conversation. */
export const ResumeFrame = Type.Object({
  type: Type.Literal('resume'),
  cursors: Type.Array(Cursor, { maxItems: RESUME_CURSORS_MAX }),
})

export const TypingFrame = Type.Object({ type: Type.Literal('typing'), receiverId: Id })

/** Frames that a client sends, by `type`. */
export const clientFrames = {
  message: MessageFrame,
  auth: AuthFrame,
  read: ReadFrame,
  resume: ResumeFrame,
  typing: TypingFrame,
  ...changeFrames,
  ...roomClientFrames,
  ...callClientFrames,
} as const
export type ClientFrameType = keyof typeof clientFrames
export type ClientFrameOf<T extends ClientFrameType> = Static<(typeof clientFrames)[T]>
export type ClientFrame = { [T in ClientFrameType]: ClientFrameOf<T> }[ClientFrameType]

export const CHAT_ERROR_CODES = [
  'invalid_frame',
  'too_large',
  'blank',
  'too_long',
  'no_conversation',
  'no_message',
  'message_deleted',
  'edit_too_late',
  'too_many_edits',
  'no_room',
  'room_closed',
  'not_mentionable',
  'blocked',
  'forbidden',
  'first_contact_limit',
  'new_contacts_limit',
  'learner_writes_first',
  'contact_limited',
  'terms_changed',
  'text_only',
  'attachment_unknown',
  'no_call',
  'in_call',
  'calls_not_allowed',
  'ringing_limited',
  'session_call_closed',
  'rate_limited',
  'unavailable',
  'internal',
] as const
export type ChatErrorCode = (typeof CHAT_ERROR_CODES)[number]

const frame = <Name extends string, Fields extends Parameters<typeof Type.Object>[0]>(
  type: Name,
  fields: Fields,
) => Type.Object({ type: Type.Literal(type), ...fields })

/** A message to the receiver of this frame, or one that he or she has sent from another connection. */
export const PrivateMessageFrame = Type.Object({
  type: Type.Literal('private_message'),
  data: Type.Object({
    senderId: Id,
    message: Type.String(),
    receiverId: Id,
    _id: Id,
    conversationId: Id,
    seq: Seq,
    timestamp: Timestamp,
    clientMsgId: Type.Optional(ClientMsgId),
    ...messageExtras,
    attachments: Type.Optional(ChatAttachments),
  }),
})

/**
 * An error. `message` is human-readable: clients show it for codes that they do not know. If `retryable`, the same
 * frame may be sent again later.
 */
export const ErrorFrame = Type.Object({
  type: Type.Literal('error'),
  message: Type.String(),
  code: Type.Optional(literals(CHAT_ERROR_CODES)),
  clientMsgId: Type.Optional(ClientMsgId),
  retryable: Type.Optional(Type.Boolean()),
  /** For `ringing_limited`: when this person may ring again. */
  retryAt: Type.Optional(Timestamp),
})

/**
 * The first frame of the server. The client must send a new token as `auth` before `renewBy`; otherwise, the server
 * closes the connection with 4401.
 */
export const HelloFrame = frame('hello', { connectionId: Id, serverTime: Timestamp, renewBy: Timestamp })
export const RenewedFrame = frame('renewed', { renewBy: Timestamp })

/** The message is stored durably. A resend is acknowledged with the same values. */
export const AckFrame = frame('ack', {
  clientMsgId: Type.Optional(ClientMsgId),
  _id: Id,
  conversationId: Id,
  seq: Seq,
  timestamp: Timestamp,
  attachments: Type.Optional(ChatAttachments),
})

/**
 * Sent after `hello` for each contact who is online, then for every change. Contacts are people with a common
 * conversation.
 */
export const PresenceFrame = frame('presence', { userId: Id, online: Type.Boolean() })

/**
 * One of the two people has read up to this number: the other person, or the receiver of this frame on another
 * device.
 */
export const ReadReceiptFrame = frame('read', { conversationId: Id, userId: Id, upToSeq: Seq })

/**
 * All missing messages and changes were sent before this frame. `conversations` has the position of each conversation
 * that the client has reached; if more changes are missing than one resume sends, the next resume continues.
 */
export const ResumedFrame = frame('resumed', { conversations: Type.Array(Cursor) })

/** Too many messages are missing in these conversations: the client must load them from the history. */
export const ResumeFailedFrame = frame('resume_failed', { conversationIds: Type.Array(Id) })

export const TypingNoticeFrame = frame('typing', { conversationId: Id, userId: Id })

/** One of the two people has blocked or unblocked the conversation. */
export const BlockedFrame = frame('blocked', { conversationId: Id, userId: Id, blocked: Type.Boolean() })

/** Frames that the server sends, by `type`. Clients ignore unknown types. */
export const serverFrames = {
  private_message: PrivateMessageFrame,
  error: ErrorFrame,
  hello: HelloFrame,
  renewed: RenewedFrame,
  ack: AckFrame,
  presence: PresenceFrame,
  read: ReadReceiptFrame,
  resumed: ResumedFrame,
  resume_failed: ResumeFailedFrame,
  typing: TypingNoticeFrame,
  blocked: BlockedFrame,
  changed: ChangedFrame,
  change_ack: ChangeAckFrame,
  ...roomServerFrames,
  ...callServerFrames,
} as const
export type ServerFrameType = keyof typeof serverFrames
export type ServerFrameOf<T extends ServerFrameType> = Static<(typeof serverFrames)[T]>
export type ServerFrame = { [T in ServerFrameType]: ServerFrameOf<T> }[ServerFrameType]
