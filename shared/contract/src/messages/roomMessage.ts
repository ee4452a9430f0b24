import Type, { type Static } from 'typebox'
import { Id } from '../api/wire'
import { ChatMessage } from './chat'
import { MENTIONS_MAX } from './roomRules'

/** Ids of the members whom a message mentions. */
export const Mentions = Type.Array(Id, { maxItems: MENTIONS_MAX, uniqueItems: true })

const roomExtras = {
  mentions: Type.Optional(Mentions),
  /** True if its author and the receiver block each other: clients fold the message. */
  folded: Type.Optional(Type.Boolean()),
  /** True if somebody who leads the room has removed the message. Its text is empty then. */
  removed: Type.Optional(Type.Boolean()),
}

/**
 * A message of a room. `seq` counts the messages of the room: from 1, without gaps. The people who have reacted are those
 * with whom the receiver has no block.
 */
export const RoomMessage = Type.Object({ ...ChatMessage.properties, roomId: Id, ...roomExtras })
export type RoomMessage = Static<typeof RoomMessage>

/** A message of a conversation or, with `roomId`, of a room. */
export const ThreadMessage = Type.Object({
  ...ChatMessage.properties,
  roomId: Type.Optional(Id),
  ...roomExtras,
})
export type ThreadMessage = Static<typeof ThreadMessage>
