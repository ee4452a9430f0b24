import type { Conversation, QuotedMessage } from '@mentor-connect/contract/messages/chat'
import { EMPTY_THREAD, readUpTo, type ChatState, type ThreadMessage } from './chatState'
import { withChangeInRoom } from './roomSummary'
import { changeOf } from './timeline'

// Pure functions from one chat state to the next, for changes of messages.

/** Applies the state of a message after a change, wherever the message is shown. */
export function withChange(state: ChatState, conversationId: string, message: ThreadMessage): ChatState {
  const counted = withNextChange(
    withSummary(state, conversationId, message),
    conversationId,
    changeOf(message),
  )
  const thread = counted.threads[conversationId]
  if (!thread || changeOf(thread.newer[message.seq]) >= changeOf(message)) return counted
  const newer = { ...thread.newer, [message.seq]: message }
  const changed = { ...EMPTY_THREAD, ...thread, newer, messages: withNewerStates(thread.messages, newer) }
  return { ...counted, threads: { ...counted.threads, [conversationId]: changed } }
}

/** Notes that all changes up to this one are known. */
export function withChangesUpTo(state: ChatState, conversationId: string, change: number): ChatState {
  if ((state.changes[conversationId] ?? -1) >= change) return state
  return { ...state, changes: { ...state.changes, [conversationId]: change } }
}

/** After a gap the position stays, so that the next resume asks for what is missing. */
function withNextChange(state: ChatState, conversationId: string, change: number): ChatState {
  const isNext = state.changes[conversationId] === change - 1
  return isNext ? withChangesUpTo(state, conversationId, change) : state
}

/** Replaces messages and quotations by newer states. Messages that have not changed keep their identity. */
export function withNewerStates(
  messages: ThreadMessage[],
  newer: Record<number, ThreadMessage>,
): ThreadMessage[] {
  return messages.map((message) => {
    const other = newer[message.seq]
    const current = other && changeOf(other) > changeOf(message) ? other : message
    const original = current.replyTo && newer[current.replyTo.seq]
    return original ? withQuote(current, original) : current
  })
}

function withQuote(message: ThreadMessage, original: ThreadMessage): ThreadMessage {
  const before = message.replyTo!
  const now = quoteOf(original)
  const isSame =
    before.message === now.message && before.deleted === now.deleted && before.withheld === now.withheld
  return isSame ? message : { ...message, replyTo: now }
}

/** The quotation of a message in a reply. */
export function quoteOf({ seq, senderId, message, deleted, removed, folded }: ThreadMessage): QuotedMessage {
  if (removed) return { seq, senderId, message: '', withheld: 'removed' }
  if (folded) return { seq, senderId, message: '', withheld: 'folded' }
  return { seq, senderId, message, ...(deleted && { deleted }) }
}

/** Updates the last message of the conversation or room, and the unread count if an unread message was deleted. */
function withSummary(state: ChatState, conversationId: string, message: ThreadMessage): ChatState {
  if (state.rooms[conversationId]) return withChangeInRoom(state, conversationId, message)
  const known = state.conversations[conversationId]
  if (!known || changeOf(message) <= (known.changes ?? 0)) return state
  const isLast = known.lastMessage?.seq === message.seq
  const changed: Conversation = {
    ...known,
    changes: changeOf(message),
    ...(isLast && { lastMessage: lastMessageOf(message) }),
    ...(isUnreadDeletion(state, known, message) && {
      unreadCount: Math.max(0, (known.unreadCount ?? 0) - 1),
    }),
  }
  return { ...state, conversations: { ...state.conversations, [conversationId]: changed } }
}

function lastMessageOf({
  message,
  senderId,
  timestamp,
  seq,
  deleted,
}: ThreadMessage): Conversation['lastMessage'] {
  return { message, senderId, timestamp, seq, ...(deleted && { deleted }) }
}

function isUnreadDeletion(
  state: ChatState,
  { _id }: Conversation,
  { deleted, senderId, seq }: ThreadMessage,
) {
  return deleted === true && senderId !== state.ownId && seq > readUpTo(state, _id, state.ownId)
}
