import Type, { type Static } from 'typebox'
import { Seq } from './chat'
import { endpoint } from '../api/endpoint'
import { Id, Timestamp } from '../api/wire'

export const UNREAD_CHANGES_MAX = 100

/** Number of messages in a conversation that one participant has not read. */
export const UnreadChange = Type.Object({
  conversationId: Id,
  personId: Id,
  /** The other participant. */
  partnerId: Id,
  unread: Seq,
  lastSeq: Seq,
  /** The time at which the first unread message was written. Absent if there are no unread messages. */
  since: Type.Optional(Timestamp),
})
export type UnreadChange = Static<typeof UnreadChange>

export const noteUnread = endpoint({
  method: 'POST',
  path: '/internal/notifications/unread',
  access: 'service',
  summary:
    'For the chat service, with the service key: messages that wait for people who are not connected, and conversations that were read. Harmless when repeated.',
  body: Type.Object({ changes: Type.Array(UnreadChange, { maxItems: UNREAD_CHANGES_MAX }) }),
  reply: Type.Boolean(),
})
