import Type from 'typebox'
import { EnteredText } from '../api/enteredTexts'
import { ClientMsgId, Emoji, Seq } from './chat'
import { FRAME_BYTES_MAX } from './chatLimits'
import { Id } from '../api/wire'
import { Mentions, ThreadMessage } from './roomMessage'

/**
 * Fields of every frame that changes a message. `conversationId` may be the id of a room. `clientMsgId` identifies the
 * change: a repeated one changes nothing and is acknowledged again.
 */
const change = { clientMsgId: ClientMsgId, conversationId: Id, seq: Seq }

/** Frames of a client that change a message that exists, by `type`. */
export const changeFrames = {
  /**
   * Replaces the text of one of the sender's messages within `EDIT_WITHIN_MS`. In a room, `mentions` replaces
   * the people whom it mentions; if it is absent, they stay.
   */
  edit: Type.Object({
    type: Type.Literal('edit'),
    ...change,
    message: EnteredText(FRAME_BYTES_MAX),
    mentions: Type.Optional(Mentions),
  }),
  /**
   * Deletes a message for everybody. People can delete their messages, and leaders of a room also those of
   * others.
   */
  delete: Type.Object({ type: Type.Literal('delete'), ...change }),
  /** Adds the sender's reaction to a message, or removes it. */
  react: Type.Object({ type: Type.Literal('react'), ...change, emoji: Emoji, on: Type.Boolean() }),
} as const

/**
 * A message as it is after a change. Of two states of a message, the one with the higher `change` is valid, in
 * whatever order they arrive.
 */
export const ChangedFrame = Type.Object({
  type: Type.Literal('changed'),
  conversationId: Id,
  message: ThreadMessage,
})

/** The change is stored durably; `message` is the present state. */
export const ChangeAckFrame = Type.Object({
  type: Type.Literal('change_ack'),
  clientMsgId: ClientMsgId,
  conversationId: Id,
  message: ThreadMessage,
})
