import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { Id } from './wire'

export const Conversation = Type.Object({
  _id: Id,
  participants: Type.Array(Id, { minItems: 2, maxItems: 2 }),
  /** Absent until somebody has written. */
  lastMessage: Type.Optional(Type.Object({ message: Type.String() })),
})
export type Conversation = Static<typeof Conversation>

export const getChatList = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/chat-list/',
  access: 'session',
  summary: 'The conversations of the caller, last active first.',
  query: Type.Object({ userId: Id }),
  reply: Type.Array(Conversation),
})

export const ChatPerson = Type.Object({ _id: Id, name: Type.String(), profile: Type.Optional(Type.String()) })
export type ChatPerson = Static<typeof ChatPerson>

export const getChatDetails = endpoint({
  method: 'POST',
  path: '/auth/chat-details',
  access: 'session',
  summary: 'Names and pictures of the people that the caller talks with.',
  body: Type.Object({ userIds: Type.Array(Id) }),
  reply: Type.Object({ users: Type.Array(ChatPerson) }),
})
