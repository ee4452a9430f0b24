import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { Id } from './wire'

/** Paths of this file are on the chat service, which is another host than the main API. */

export const Conversation = Type.Object({
  _id: Id,
  participants: Type.Array(Id, { minItems: 2, maxItems: 2 }),
  /** Absent until somebody has written. */
  lastMessage: Type.Optional(Type.Object({ message: Type.String() })),
})
export type Conversation = Static<typeof Conversation>

export const getChatList = endpoint({
  method: 'GET',
  path: '/api/chat/chat-list/',
  access: 'session',
  summary: 'The conversations of the caller, last active first.',
  query: Type.Object({ userId: Id }),
  reply: Type.Array(Conversation),
})
