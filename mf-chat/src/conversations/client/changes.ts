import type { Conversation } from '@mentor-connect/contract/messages/chat'
import type { ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import type { OutgoingChat } from '@mentor-connect/api/outboxes'
import {
  EMPTY_THREAD,
  conversationWith,
  lastSeq,
  serverNow,
  unreadOf,
  type ChatState,
  type Pending,
  type SystemNotice,
  type Thread,
  type ThreadMessage,
} from './chatState'
import { withChangesUpTo, withNewerStates } from './messageChanges'
import { isChange, isMessage } from './queue'
import { withNewestInRoom } from './roomChanges'
import { mergeMessages } from './timeline'

// Pure functions from one chat state to the next.

/** Maximum number of notices; older ones are dropped. */
const MAX_NOTICES = 20
let noticeId = 0

/** Applies the list from the server; newer changes that arrived over the socket are kept. */
export function withList(state: ChatState, list: Conversation[]): ChatState {
  const conversations = { ...state.conversations }
  for (const fetched of list) {
    const known = conversations[fetched._id]
    if (!known || isAsNew(fetched, known)) conversations[fetched._id] = fetched
  }
  const next: ChatState = { ...state, list: { load: 'ready' }, conversations }
  return list.reduce(withConversationDetails, next)
}

function isAsNew(fetched: Conversation, known: Conversation): boolean {
  if (lastSeq(known) !== lastSeq(fetched)) return lastSeq(known) < lastSeq(fetched)
  return (known.changes ?? 0) <= (fetched.changes ?? 0)
}

/** Adds or replaces one conversation. */
export function withConversation(state: ChatState, conversation: Conversation): ChatState {
  const conversations = { ...state.conversations, [conversation._id]: conversation }
  return withConversationDetails({ ...state, conversations }, conversation)
}

function withConversationDetails(
  state: ChatState,
  { _id, participants, ...details }: Conversation,
): ChatState {
  const partner = participants.find((id) => id !== state.ownId)
  const reads = Object.entries(details.participantsRead ?? {})
  const counted = _id in state.changes ? state : withChangesUpTo(state, _id, details.changes ?? 0)
  const next = reads.reduce((before, [person, seq]) => withRead(before, _id, person, seq), counted)
  // The socket is newer than a list that was requested earlier, so its online status wins.
  if (partner === undefined || details.online === undefined || partner in next.online) return next
  return { ...next, online: { ...next.online, [partner]: details.online } }
}

/** Sets a person's read position, which never decreases. */
export function withRead(state: ChatState, conversationId: string, person: string, seq: number): ChatState {
  const known = state.reads[conversationId] ?? {}
  if ((known[person] ?? 0) >= seq) return state
  return { ...state, reads: { ...state.reads, [conversationId]: { ...known, [person]: seq } } }
}

export function withThread(state: ChatState, conversationId: string, change: Partial<Thread>): ChatState {
  const thread = { ...(state.threads[conversationId] ?? EMPTY_THREAD), ...change }
  return { ...state, threads: { ...state.threads, [conversationId]: thread } }
}

/** Adds the changes that are in this browser's outbox and not in the state yet. */
export function withUnsent(
  state: ChatState,
  stored: OutgoingChat[],
  acknowledged: ReadonlySet<string>,
): ChatState {
  const known = new Set([...state.pending, ...state.pendingChanges].map(({ clientMsgId }) => clientMsgId))
  const found = stored.filter(({ clientMsgId }) => !known.has(clientMsgId) && !acknowledged.has(clientMsgId))
  if (found.length === 0) return state
  const [changes, messages] = [found.filter(isChange), found.filter(isMessage)]
  return {
    ...state,
    pending: [...messages, ...state.pending],
    pendingChanges: [...changes, ...state.pendingChanges],
  }
}

/** Adds messages to a loaded thread; otherwise only updates the summary in the list. */
export function withMessages(state: ChatState, conversationId: string, messages: ThreadMessage[]): ChatState {
  const sent = new Set(messages.map(({ clientMsgId }) => clientMsgId))
  const pending = state.pending.some(({ clientMsgId }) => sent.has(clientMsgId))
    ? state.pending.filter(({ clientMsgId }) => !sent.has(clientMsgId))
    : state.pending
  const next = messages.reduce((before, message) => withNewest(before, conversationId, message), {
    ...state,
    pending,
  })
  const thread = next.threads[conversationId]
  if (!thread) return next
  const merged = mergeMessages(thread.messages, withNewerStates(messages, thread.newer))
  return withThread(next, conversationId, { messages: merged })
}

/** Updates the last message and the unread count of a conversation or room. */
function withNewest(state: ChatState, conversationId: string, message: ThreadMessage): ChatState {
  if (state.rooms[conversationId]) return withNewestInRoom(state, conversationId, message)
  const known = state.conversations[conversationId]
  if (!known || message.seq <= lastSeq(known)) return state
  const isOwn = message.senderId === state.ownId
  const { senderId, timestamp, seq, attachments, call } = message
  const attachment = attachments?.[0]?.kind
  const changed: Conversation = {
    ...known,
    lastMessage: {
      message: message.message,
      senderId,
      timestamp,
      seq,
      ...(message.deleted && { deleted: true }),
      ...(attachment && { attachment }),
      ...(call && { callOutcome: call.outcome }),
    },
    unreadCount: isOwn ? 0 : unreadOf(state, known) + 1,
    firstContact: isOwn ? afterOwnMessage(known) : undefined,
  }
  const next = { ...state, conversations: { ...state.conversations, [conversationId]: changed } }
  return isOwn ? withRead(next, conversationId, state.ownId, seq) : next
}

/**
 * The first-contact limit after a message was stored. If no message was left, storing one means that the limit was
 * lifted.
 */
function afterOwnMessage({ firstContact }: Conversation): Conversation['firstContact'] {
  if (!firstContact || firstContact.messagesLeft === 0) return undefined
  return { messagesLeft: firstContact.messagesLeft - 1 }
}

/** Replaces a message that was not sent yet. */
export function withPending(state: ChatState, clientMsgId: string, change: Partial<Pending>): ChatState {
  const pending = state.pending.map((entry) =>
    entry.clientMsgId === clientMsgId ? { ...entry, ...change } : entry,
  )
  return { ...state, pending }
}

const CLOSES_CONVERSATION: readonly (string | undefined)[] = ['first_contact_limit', 'learner_writes_first']

/**
 * Marks an unsent message or change as refused. Also closes its conversation if the person may not write again before an
 * answer.
 */
export function withRefused(state: ChatState, clientMsgId: string, code: ChatErrorCode): ChatState {
  const refused = state.pending.find((entry) => entry.clientMsgId === clientMsgId)
  const conversation = refused && conversationWith(state, refused.receiverId)
  const withFailure = <Entry extends { clientMsgId: string }>(entry: Entry) =>
    entry.clientMsgId === clientMsgId ? { ...entry, failure: code } : entry
  const next = {
    ...state,
    pending: state.pending.map(withFailure),
    pendingChanges: state.pendingChanges.map(withFailure),
  }
  if (!conversation || !CLOSES_CONVERSATION.includes(code)) return next
  return withConversation(next, { ...conversation, firstContact: { messagesLeft: 0 } })
}

/** Adds a system notice, unless it repeats the previous one. */
export function withNotice(state: ChatState, text: SystemNotice['text']): ChatState {
  if (JSON.stringify(state.notices.at(-1)?.text) === JSON.stringify(text)) return state
  const notice = { id: ++noticeId, at: new Date(serverNow(state)).toISOString(), text }
  return { ...state, notices: [...state.notices, notice].slice(-MAX_NOTICES) }
}

export function withConnected(state: ChatState, isConnected: boolean): ChatState {
  if (state.isConnected === isConnected) return state
  return withNotice({ ...state, isConnected }, { kind: isConnected ? 'connected' : 'disconnected' })
}
