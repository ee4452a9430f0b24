import Type, { type Static } from 'typebox'
import { Seq, TracedMessage } from './chat'
import { CHAT_DETAILS_MAX, CONNECTIONS_MAX, EXPORT_PAGE, REPLY_TIMES_MAX } from './chatLimits'
import { CALL_END_REASONS } from './callRules'
import { endpoint } from '../api/endpoint'
import { Role } from '../accounts/people'
import { Id, literals, Timestamp } from '../api/wire'

/** Header with the key that authenticates one service to another. */
export const SERVICE_KEY_HEADER = 'x-service-key'

export const Contact = Type.Object({ _id: Id, name: Type.String(), email: Type.String(), role: Role })
export type Contact = Static<typeof Contact>

export const getContacts = endpoint({
  method: 'POST',
  path: '/internal/contacts',
  access: 'service',
  summary: 'For the chat service, with the service key: where to mail people.',
  body: Type.Object({ userIds: Type.Array(Id, { maxItems: CHAT_DETAILS_MAX }) }),
  reply: Type.Object({ contacts: Type.Array(Contact) }),
})

export const Connections = Type.Object({
  connectedIds: Type.Array(Id),
  /** True if the person has to enter the year of birth before writing to a new contact. */
  mustTellAge: Type.Optional(Type.Boolean()),
})
export type Connections = Static<typeof Connections>

export const getConnections = endpoint({
  method: 'POST',
  path: '/internal/connections',
  access: 'service',
  summary:
    'For the chat service, with the service key: with which of these people a person is connected. A learner and a mentor are connected if the learner is enrolled in a course of the mentor, or by a mentorship that is accepted or active.',
  body: Type.Object({ userId: Id, partnerIds: Type.Array(Id, { maxItems: CONNECTIONS_MAX }) }),
  reply: Connections,
})

export const findPartners = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/people/partners',
  access: 'service',
  summary:
    'For the main API, with the service key: with which of these people a person has a conversation or a room.',
  body: Type.Object({ userId: Id, personIds: Type.Array(Id, { maxItems: CHAT_DETAILS_MAX }) }),
  reply: Type.Object({ partnerIds: Type.Array(Id, { maxItems: CHAT_DETAILS_MAX }) }),
})

/** Data that the chat service stores about one person. The messages are exported page by page. */
export const ChatPersonalData = Type.Object({
  lastSeenAt: Type.Optional(Timestamp),
  conversations: Type.Array(Type.Object({ _id: Id, partnerId: Id, createdAt: Timestamp })),
  /** The rooms of which the person is, or was, a member. */
  rooms: Type.Optional(
    Type.Array(Type.Object({ _id: Id, title: Type.String(), joinedAt: Timestamp, isMember: Type.Boolean() })),
  ),
  /** The calls that the person has started. */
  calls: Type.Optional(
    Type.Array(
      Type.Object({
        _id: Id,
        conversationId: Id,
        sessionId: Type.Optional(Id),
        startedAt: Timestamp,
        endedAt: Type.Optional(Timestamp),
        reason: Type.Optional(literals(CALL_END_REASONS)),
        /** The time for which both were in the call. */
        seconds: Type.Integer(),
      }),
    ),
  ),
  /** The conversations in which the person has allowed calls, or refused to. */
  callConsents: Type.Optional(
    Type.Array(Type.Object({ conversationId: Id, allowed: Type.Boolean(), changedAt: Timestamp })),
  ),
  reports: Type.Array(
    Type.Object({
      _id: Id,
      conversationId: Id,
      reason: Type.String(),
      seq: Type.Optional(Seq),
      createdAt: Timestamp,
    }),
  ),
})
export type ChatPersonalData = Static<typeof ChatPersonalData>

export const exportChatPerson = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/people/export',
  access: 'service',
  summary: 'For the main API, with the service key: what chat stores about a person, without the messages.',
  body: Type.Object({ userId: Id }),
  reply: ChatPersonalData,
})

export const exportChatMessages = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/people/export-messages',
  access: 'service',
  summary:
    'For the main API, with the service key: the next messages of a conversation of this person, both voices, or the own ones in a room, oldest first. None: that was all.',
  body: Type.Object({ userId: Id, conversationId: Id, afterSeq: Seq }),
  reply: Type.Array(TracedMessage, { maxItems: EXPORT_PAGE }),
})

export const eraseChatPerson = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/people/erase',
  access: 'service',
  summary:
    'For the main API, with the service key: close the conversations of a person who is gone, and forget the rest. Harmless when repeated.',
  body: Type.Object({ userId: Id }),
  reply: Type.Object({ erased: Type.Boolean() }),
})

export const ReplyTimes = Type.Array(Type.Object({ mentor: Id, medianHours: Type.Number() }), {
  maxItems: REPLY_TIMES_MAX,
})
export type ReplyTimes = Static<typeof ReplyTimes>

export const getReplyTimes = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/reply-times',
  access: 'service',
  summary:
    'For the main API, with the service key: how long these mentors take to answer first messages. Those with too few are left out.',
  body: Type.Object({ mentors: Type.Array(Id, { maxItems: REPLY_TIMES_MAX }) }),
  reply: ReplyTimes,
})

export const ChatReport = Type.Object({
  _id: Id,
  conversationId: Id,
  reporterId: Id,
  reportedId: Id,
  reason: Type.String(),
  /** Id of the reported message, if the report names one. */
  message: Type.Optional(Type.String()),
  createdAt: Timestamp,
})
export type ChatReport = Static<typeof ChatReport>

export const listChatReports = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/reports',
  access: 'service',
  summary: 'For operators, with the service key: what people have reported, newest first.',
  body: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 1000 }) }),
  reply: Type.Array(ChatReport),
})
