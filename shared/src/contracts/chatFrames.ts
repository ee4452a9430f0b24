import Type, { type Static } from 'typebox'
import { ClientMsgId, Seq } from './chat'
import { FRAME_BYTES_MAX, RESUME_CURSORS_MAX } from '../rules/chatLimits'
import { Id, Timestamp, literals } from './wire'

/**
 * The socket is `<chat>/?userId=<own id>`. The bearer comes as the subprotocol `bearer.<token>` or as the first frame,
 * `auth`. A client that offers `CHAT_PROTOCOL` besides gets every server frame; without it only `private_message` and
 * `error`, which are those of the specification.
 */
export const CHAT_PROTOCOL = 'mc.v1'
export const BEARER_PROTOCOL_PREFIX = 'bearer.'

/** Why the server ends a connection. After `slow` and `restart` (1012) connect again at once, after `tooMany` later. */
export const CLOSE_CODES = { auth: 4401, forbidden: 4403, slow: 4408, tooMany: 4429, restart: 1012 } as const

/** The specification's own frame: it needs no `type`. */
export const MessageFrame = Type.Object({
  type: Type.Optional(Type.Literal('message')),
  receiverId: Id,
  /** At most `MESSAGE_GRAPHEMES_MAX` characters as people count them. */
  message: Type.String({ maxLength: FRAME_BYTES_MAX }),
  clientMsgId: Type.Optional(ClientMsgId),
})

/** Who is connecting, when no subprotocol said so; later on a fresh token, in time before `renewBy`. */
export const AuthFrame = Type.Object({ type: Type.Literal('auth'), token: Type.String({ maxLength: 4096 }) })

/** All messages up to this number are read. The conversation by its id, or by the other person's. */
export const ReadFrame = Type.Object({
  type: Type.Literal('read'),
  conversationId: Type.Optional(Id),
  userId: Type.Optional(Id),
  upToSeq: Seq,
})

export const Cursor = Type.Object({ conversationId: Id, seq: Seq })
export type Cursor = Static<typeof Cursor>

/** After a reconnect: the last number that the client holds of each conversation. */
export const ResumeFrame = Type.Object({
  type: Type.Literal('resume'),
  cursors: Type.Array(Cursor, { maxItems: RESUME_CURSORS_MAX }),
})

export const TypingFrame = Type.Object({ type: Type.Literal('typing'), receiverId: Id })

/** What a client sends, by `type`. */
export const clientFrames = {
  message: MessageFrame,
  auth: AuthFrame,
  read: ReadFrame,
  resume: ResumeFrame,
  typing: TypingFrame,
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
  'blocked',
  'forbidden',
  'rate_limited',
  'internal',
] as const
export type ChatErrorCode = (typeof CHAT_ERROR_CODES)[number]

const frame = <Name extends string, Fields extends Parameters<typeof Type.Object>[0]>(
  type: Name,
  fields: Fields,
) => Type.Object({ type: Type.Literal(type), ...fields })

/** A message for this person, or one that this person has sent from another connection. */
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
  }),
})

/** A sentence for people. With `retryable` the same frame may be sent again later. */
export const ErrorFrame = Type.Object({
  type: Type.Literal('error'),
  message: Type.String(),
  code: Type.Optional(literals(CHAT_ERROR_CODES)),
  clientMsgId: Type.Optional(ClientMsgId),
  retryable: Type.Optional(Type.Boolean()),
})

/** First of all frames. Before `renewBy` the client sends a fresh token as `auth`, or the server closes with 4401. */
export const HelloFrame = frame('hello', { connectionId: Id, serverTime: Timestamp, renewBy: Timestamp })
export const RenewedFrame = frame('renewed', { renewBy: Timestamp })

/** The message is stored: it will not be lost any more. A resend of it is answered with the same. */
export const AckFrame = frame('ack', {
  clientMsgId: Type.Optional(ClientMsgId),
  _id: Id,
  conversationId: Id,
  seq: Seq,
  timestamp: Timestamp,
})

/** Of the people whom this person has a conversation with: those online after `hello`, then every change. */
export const PresenceFrame = frame('presence', { userId: Id, online: Type.Boolean() })

/** One of the two has read up to this number: the other side, or the same person on another device. */
export const ReadReceiptFrame = frame('read', { conversationId: Id, userId: Id, upToSeq: Seq })

/** All that was missing has been sent before this. `conversations` names the last number of each that the person has. */
export const ResumedFrame = frame('resumed', { conversations: Type.Array(Cursor) })

/** Too much is missing of these: fetch it from the history, after the number that the client holds. */
export const ResumeFailedFrame = frame('resume_failed', { conversationIds: Type.Array(Id) })

export const TypingNoticeFrame = frame('typing', { conversationId: Id, userId: Id })

/** Somebody has blocked the conversation, or lifted it. */
export const BlockedFrame = frame('blocked', { conversationId: Id, userId: Id, blocked: Type.Boolean() })

/** What the server sends, by `type`. A client ignores types that it does not know. */
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
} as const
export type ServerFrameType = keyof typeof serverFrames
export type ServerFrameOf<T extends ServerFrameType> = Static<(typeof serverFrames)[T]>
export type ServerFrame = { [T in ServerFrameType]: ServerFrameOf<T> }[ServerFrameType]
