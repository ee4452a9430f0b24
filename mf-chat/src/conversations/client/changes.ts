import type { ChatMessage, Conversation } from '@mentor-connect/shared/contracts/chat'
import type { OutgoingMessage } from '@mentor-connect/shared/outbox'
import {
  EMPTY_THREAD,
  lastSeq,
  serverNow,
  unreadOf,
  type ChatState,
  type SystemNotice,
  type Thread,
} from './chatState'
import { mergeMessages } from './timeline'

// Every way in which the state changes, without side effects.

/** Notices kept of a page's life. */
const NOTICES_KEPT = 20
let noticeId = 0

/** The list as the server answers it; what arrived over the socket meanwhile is newer and stays. */
export function withList(state: ChatState, list: Conversation[]): ChatState {
  const conversations = { ...state.conversations }
  for (const fetched of list) {
    const known = conversations[fetched._id]
    if (!known || lastSeq(known) <= lastSeq(fetched)) conversations[fetched._id] = fetched
  }
  const next: ChatState = { ...state, list: { load: 'ready' }, conversations }
  return list.reduce(withConversationFacts, next)
}

/** One conversation that was opened or changed just now. */
export function withConversation(state: ChatState, conversation: Conversation): ChatState {
  const conversations = { ...state.conversations, [conversation._id]: conversation }
  return withConversationFacts({ ...state, conversations }, conversation)
}

function withConversationFacts(state: ChatState, { _id, participants, ...facts }: Conversation): ChatState {
  const partner = participants.find((id) => id !== state.ownId)
  const reads = Object.entries(facts.participantsRead ?? {})
  const next = reads.reduce((before, [person, seq]) => withRead(before, _id, person, seq), state)
  // A list may have been on its way while the socket told of somebody coming: what the socket says holds.
  if (partner === undefined || facts.online === undefined || partner in next.online) return next
  return { ...next, online: { ...next.online, [partner]: facts.online } }
}

/** Somebody has read up to a number; it never goes back. */
export function withRead(state: ChatState, conversationId: string, person: string, seq: number): ChatState {
  const known = state.reads[conversationId] ?? {}
  if ((known[person] ?? 0) >= seq) return state
  return { ...state, reads: { ...state.reads, [conversationId]: { ...known, [person]: seq } } }
}

export function withThread(state: ChatState, conversationId: string, change: Partial<Thread>): ChatState {
  const thread = { ...(state.threads[conversationId] ?? EMPTY_THREAD), ...change }
  return { ...state, threads: { ...state.threads, [conversationId]: thread } }
}

/** What waits in the outbox of this browser, but for what is known here already. */
export function withRestored(
  state: ChatState,
  stored: OutgoingMessage[],
  settled: ReadonlySet<string>,
): ChatState {
  const known = new Set(state.pending.map(({ clientMsgId }) => clientMsgId))
  const found = stored.filter(({ clientMsgId }) => !known.has(clientMsgId) && !settled.has(clientMsgId))
  return found.length === 0 ? state : { ...state, pending: [...found, ...state.pending] }
}

/** Messages of a thread that is loaded; of another one only the conversation's own facts are kept. */
export function withMessages(state: ChatState, conversationId: string, messages: ChatMessage[]): ChatState {
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
  return withThread(next, conversationId, { messages: mergeMessages(thread.messages, messages) })
}

/** The conversation's last message; one from the other person counts as unread until it is read. */
function withNewest(state: ChatState, conversationId: string, message: ChatMessage): ChatState {
  const known = state.conversations[conversationId]
  if (!known || message.seq <= lastSeq(known)) return state
  const isOwn = message.senderId === state.ownId
  const { senderId, timestamp, seq } = message
  const changed: Conversation = {
    ...known,
    lastMessage: { message: message.message, senderId, timestamp, seq },
    unreadCount: isOwn ? 0 : unreadOf(state, known) + 1,
  }
  const next = { ...state, conversations: { ...state.conversations, [conversationId]: changed } }
  return isOwn ? withRead(next, conversationId, state.ownId, seq) : next
}

/** A line of the system, unless the one before it says the same. */
export function withNotice(state: ChatState, text: SystemNotice['text']): ChatState {
  if (JSON.stringify(state.notices.at(-1)?.text) === JSON.stringify(text)) return state
  const notice = { id: ++noticeId, at: new Date(serverNow(state)).toISOString(), text }
  return { ...state, notices: [...state.notices, notice].slice(-NOTICES_KEPT) }
}

export function withConnected(state: ChatState, isConnected: boolean): ChatState {
  if (state.isConnected === isConnected) return state
  return withNotice({ ...state, isConnected }, { kind: isConnected ? 'connected' : 'disconnected' })
}
