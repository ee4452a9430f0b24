import Type, { type Static } from 'typebox'
import { ChatMessage, Seq } from './chat'
import { CHAT_DETAILS_MAX } from './chatLimits'
import { endpoint } from './endpoint'
import { Role } from './people'
import { Id, Timestamp } from './wire'

/** Header that carries the key which only the services know. */
export const SERVICE_KEY_HEADER = 'x-service-key'

export const Contact = Type.Object({ _id: Id, name: Type.String(), email: Type.String(), role: Role })
export type Contact = Static<typeof Contact>

export const getContacts = endpoint({
  method: 'POST',
  path: '/internal/contacts',
  access: 'public',
  summary: 'For the chat service, with the service key: where to mail people.',
  body: Type.Object({ userIds: Type.Array(Id, { maxItems: CHAT_DETAILS_MAX }) }),
  reply: Type.Object({ contacts: Type.Array(Contact) }),
})

/** All that the chat service stores about one person. */
export const ChatPersonalData = Type.Object({
  /** Whether mails about unread messages are wanted. */
  digest: Type.Boolean(),
  lastSeenAt: Type.Optional(Timestamp),
  conversations: Type.Array(
    Type.Object({ _id: Id, partnerId: Id, createdAt: Timestamp, messages: Type.Array(ChatMessage) }),
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
  access: 'public',
  summary: 'For the main API, with the service key: all that chat stores about a person.',
  body: Type.Object({ userId: Id }),
  reply: ChatPersonalData,
})

export const eraseChatPerson = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/people/erase',
  access: 'public',
  summary:
    'For the main API, with the service key: close the conversations of a person who is gone, and forget the rest. Harmless when repeated.',
  body: Type.Object({ userId: Id }),
  reply: Type.Object({ erased: Type.Boolean() }),
})

export const ChatReport = Type.Object({
  _id: Id,
  conversationId: Id,
  reporterId: Id,
  reportedId: Id,
  reason: Type.String(),
  /** The message that is meant, when one was named. */
  message: Type.Optional(Type.String()),
  createdAt: Timestamp,
})
export type ChatReport = Static<typeof ChatReport>

export const listChatReports = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/reports',
  access: 'public',
  summary: 'For operators, with the service key: what people have reported, newest first.',
  body: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 1000 }) }),
  reply: Type.Array(ChatReport),
})
