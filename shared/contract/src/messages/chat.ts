import Type, { type Static } from 'typebox'
import { EnteredText, REQUIRED } from '../api/enteredTexts'
import {
  CHAT_DETAILS_MAX,
  CHAT_SEARCH_MAX,
  HISTORY_PAGE,
  HISTORY_PAGE_MAX,
  REACTIONS,
  REPORT_REASON_MAX,
} from './chatLimits'
import { endpoint } from '../api/endpoint'
import { Role } from '../accounts/people'
import { Id, Timestamp, literals } from '../api/wire'
import { CallRecord } from './callRecord'
import { CALL_OUTCOMES } from './callRules'
import { ATTACHMENT_KINDS, ChatAttachments } from './chatAttachments'

/** Sequence number of a message within its conversation: from 1, without gaps, the same for both people. */
export const Seq = Type.Integer({ minimum: 0, maximum: 2_000_000_000 })

/**
 * Idempotency key that the client chooses for each message, so that a resend stores no second message. A UUIDv7 works
 * well.
 */
export const ClientMsgId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** One of the reactions that people can choose from. */
export const Emoji = literals(REACTIONS)
export type Emoji = Static<typeof Emoji>

/** The reason why a reader does not see the message that another one answers. Its text is empty then. */
export const QUOTES_WITHHELD = ['removed', 'folded', 'earlier'] as const

/** The message that another one answers: the beginning of its present text, or the fact that it was deleted. */
export const QuotedMessage = Type.Object({
  seq: Seq,
  senderId: Id,
  message: Type.String(),
  deleted: Type.Optional(Type.Boolean()),
  /**
   * Only in rooms: somebody who leads the room has removed it, its author and the reader block each other, or it is older
   * than what the reader may read.
   */
  withheld: Type.Optional(literals(QUOTES_WITHHELD)),
})
export type QuotedMessage = Static<typeof QuotedMessage>

export const Reaction = Type.Object({ emoji: Emoji, by: Type.Array(Id) })
export type Reaction = Static<typeof Reaction>

/** Fields of a message that the specification does not know. */
export const messageExtras = {
  replyTo: Type.Optional(QuotedMessage),
  /** Number of the last change of this message among all changes of its conversation; absent if it never changed. */
  change: Type.Optional(Seq),
  edited: Type.Optional(Type.Boolean()),
  /** True if its author has deleted it for both. `message` then is `DELETED_MESSAGE`. */
  deleted: Type.Optional(Type.Boolean()),
  reactions: Type.Optional(Type.Array(Reaction)),
  /** Present if the message is the line of a call that has ended. `message` then is one of `CALL_TEXTS`. */
  call: Type.Optional(CallRecord),
}

/** Text in place of a deleted message, for clients that do not know `deleted`. */
export const DELETED_MESSAGE = 'This message was deleted.'

export const ChatMessage = Type.Object({
  _id: Id,
  senderId: Id,
  message: Type.String(),
  timestamp: Timestamp,
  seq: Seq,
  clientMsgId: Type.Optional(ClientMsgId),
  ...messageExtras,
  attachments: Type.Optional(ChatAttachments),
})
export type ChatMessage = Static<typeof ChatMessage>

/** A message as operators see it in a case, and its author in an export: with its earlier texts, oldest first. */
export const TracedMessage = Type.Object({
  ...ChatMessage.properties,
  earlier: Type.Optional(Type.Array(Type.String())),
})
export type TracedMessage = Static<typeof TracedMessage>

export const Conversation = Type.Object({
  _id: Id,
  participants: Type.Array(Id, { minItems: 2, maxItems: 2 }),
  /** Absent while the conversation is empty. */
  lastMessage: Type.Optional(
    Type.Object({
      message: Type.String(),
      senderId: Type.Optional(Id),
      timestamp: Type.Optional(Timestamp),
      seq: Type.Optional(Seq),
      deleted: Type.Optional(Type.Boolean()),
      /** The kind of its first file; absent if it has none. */
      attachment: Type.Optional(literals(ATTACHMENT_KINDS)),
      /** Outcome of the call; absent if the last message is not the line of a call. */
      callOutcome: Type.Optional(literals(CALL_OUTCOMES)),
    }),
  ),
  /** Number of changes of messages in this conversation so far; absent if there were none. */
  changes: Type.Optional(Seq),
  /** Number of messages from the other person that the caller has not read. */
  unreadCount: Type.Optional(Type.Integer()),
  /** Person id → sequence number up to which that person has read. */
  participantsRead: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  /** True if the other person is connected. */
  online: Type.Optional(Type.Boolean()),
  /** Ids of the people who have blocked the conversation. As long as one of them has, nobody can write. */
  blockedBy: Type.Optional(Type.Array(Id)),
  /**
   * Present if the caller may only send a limited number of messages until the other person has answered. A mentor may
   * send none until the learner has written.
   */
  firstContact: Type.Optional(Type.Object({ messagesLeft: Type.Integer({ minimum: 0 }) })),
})
export type Conversation = Static<typeof Conversation>

export const getChatList = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/chat-list/',
  access: 'session',
  owner: 'query.userId',
  summary: 'The conversations of the caller, last active first.',
  query: Type.Object({ userId: Id }),
  reply: Type.Array(Conversation),
})

export const createChat = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/create',
  access: 'session',
  owner: ['body.userId1', 'body.userId2'],
  rateLimit: 'conversationStart',
  summary: 'Open the conversation of a learner and a mentor, or answer the one that they have.',
  /**
   * `userId1` is the mentor, `userId2` the caller; if the caller is the mentor, either field may hold the mentor's id.
   */
  body: Type.Object({ userId1: Id, userId2: Id }),
  reply: Conversation,
})

/** `reason` of a 403 for a mentor who may not write to this learner first. */
export const LEARNER_WRITES_FIRST = 'learner_writes_first'

export const mayOpenChat = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/may-open',
  access: 'session',
  owner: 'query.userId',
  summary: 'Whether the caller may open a conversation with this person; opens none.',
  query: Type.Object({ userId: Id, partnerId: Id }),
  reply: Type.Object({ allowed: Type.Boolean() }),
})

export const getChatHistory = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/history',
  access: 'session',
  owner: ['query.userId1', 'query.userId2'],
  summary:
    'Messages of two people, one of them the caller, in their order: the newest, those before or those after a number.',
  query: Type.Object({
    userId1: Id,
    userId2: Id,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: HISTORY_PAGE_MAX, default: HISTORY_PAGE })),
    beforeSeq: Type.Optional(Seq),
    afterSeq: Type.Optional(Seq),
  }),
  reply: Type.Array(ChatMessage),
})

/** A message that a search has found, with its conversation. */
export const FoundMessage = Type.Object({ conversationId: Id, partnerId: Id, message: ChatMessage })
export type FoundMessage = Static<typeof FoundMessage>

/** A message that a search has found in a room. */
export const FoundInRoom = Type.Object({ roomId: Id, title: Type.String(), message: ChatMessage })
export type FoundInRoom = Static<typeof FoundInRoom>

/** The place at which a search continues, as the page before has named it. */
export const SearchPosition = Type.String({
  maxLength: 120,
  pattern: '^[0-9TZ:.-]{1,30}_[A-Za-z0-9-]{1,64}_[0-9]{1,10}$',
})

export const searchChat = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/search',
  access: 'session',
  rateLimit: 'search',
  summary:
    "Messages of the caller's conversations, and of rooms that the caller may read, that contain all words, newest first. `next` is absent at the end; a page may have few results or none although there is a next one.",
  query: Type.Object({
    q: Type.String({ minLength: 1, maxLength: CHAT_SEARCH_MAX }),
    from: Type.Optional(SearchPosition),
  }),
  reply: Type.Object({
    found: Type.Array(FoundMessage),
    /** Absent if the page has none. The results are this list and `found`, each with the newest first. */
    inRooms: Type.Optional(Type.Array(FoundInRoom)),
    next: Type.Optional(SearchPosition),
  }),
})

const Partner = Type.Object({ userId: Id, partnerId: Id })

export const blockChat = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/block',
  access: 'session',
  owner: 'body.userId',
  summary: 'Stop a conversation: neither side can write until the caller lifts it.',
  body: Partner,
  reply: Conversation,
})

export const unblockChat = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/unblock',
  access: 'session',
  owner: 'body.userId',
  summary: 'Lift what the caller has blocked.',
  body: Partner,
  reply: Conversation,
})

export const reportChat = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/report',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'report',
  summary: 'Tell the operators about a conversation; `seq` names the message that is meant.',
  body: Type.Object({
    userId: Id,
    partnerId: Id,
    reason: EnteredText(REPORT_REASON_MAX, REQUIRED),
    seq: Type.Optional(Seq),
  }),
  reply: Type.Object({ reported: Type.Boolean() }),
})

export const ChatPerson = Type.Object({
  _id: Id,
  name: Type.String(),
  profile: Type.Optional(Type.String()),
  role: Type.Optional(Role),
  /**
   * Only sent to the chat service: true if the person can use chat. Others must not learn who is a minor or
   * suspended.
   */
  active: Type.Optional(Type.Boolean()),
})
export type ChatPerson = Static<typeof ChatPerson>

export const getChatDetails = endpoint({
  method: 'POST',
  path: '/auth/chat-details',
  access: 'session',
  isRead: true,
  summary:
    'Names and pictures, by their ids, of mentors in the directory and of people with whom the caller has a course, a mentorship, a session or a conversation. Others, and who is no more, are not in the answer.',
  body: Type.Object({ userIds: Type.Array(Id, { maxItems: CHAT_DETAILS_MAX }) }),
  reply: Type.Object({ users: Type.Array(ChatPerson) }),
})
