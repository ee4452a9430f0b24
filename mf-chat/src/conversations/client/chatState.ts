import type { ApiFailure } from '@mentor-connect/api'
import type { Call } from '@mentor-connect/contract/messages/callFrames'
import type { CallConsent } from '@mentor-connect/contract/messages/calls'
import type { Conversation } from '@mentor-connect/contract/messages/chat'
import type { ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import type { ThreadMessage } from '@mentor-connect/contract/messages/roomMessage'
import type { Room, RoomSummary } from '@mentor-connect/contract/messages/rooms'
import type { OutgoingChange, OutgoingMessage } from '@mentor-connect/api/outboxes'

type Load = 'idle' | 'loading' | 'ready' | 'failed'

export type { ThreadMessage }

/** A room in the list. The fields that only `Room` has are known once the room was opened. */
export type KnownRoom = RoomSummary & Partial<Room>

/** The loaded messages of one conversation or room. */
export interface Thread {
  messages: ThreadMessage[]
  /**
   * The last known states of messages that have changed while the thread was loaded, by their numbers. A page that is
   * still being loaded may contain an earlier state.
   */
  newer: Record<number, ThreadMessage>
  load: Load
  error?: ApiFailure
  older: 'idle' | 'loading' | 'failed' | 'none'
}

/** An unsent message. Without `failure` it is sent as soon as the page is connected. */
export interface Pending extends OutgoingMessage {
  failure?: ChatErrorCode | 'upload_refused'
  /** The reason why a file was refused, if `failure` is `upload_refused`. */
  uploadFailure?: ApiFailure
}

/** An unconfirmed change of a message. Without `failure` it is sent as soon as the page is connected. */
export interface PendingChange extends OutgoingChange {
  failure?: ChatErrorCode
}

/** A system notice within a thread. `at`: ISO 8601, server time. */
export interface SystemNotice {
  id: number
  at: string
  text: { kind: 'connected' | 'disconnected' } | { kind: 'error'; code?: ChatErrorCode; message: string }
}

/** Everything that the screen shows. Immutable. */
export interface ChatState {
  ownId: string
  isConnected: boolean
  /** True if the person may not connect, because they signed out in another tab or access was denied. */
  hasEnded: boolean
  list: { load: Load; error?: ApiFailure }
  /** Keys are ids of conversations. */
  conversations: Record<string, Conversation>
  /** Keys are ids of people. */
  online: Record<string, boolean>
  /** Id of a conversation or room → person id → sequence number up to which the person has read. */
  reads: Record<string, Record<string, number>>
  /** Keys are ids of rooms. */
  rooms: Record<string, KnownRoom>
  /** `page` is the last page that was loaded. */
  roomList: { load: Load; error?: ApiFailure; page: number; hasMore: boolean }
  /** Room id → ids of the people who are typing. */
  typing: Record<string, string[]>
  /** Keys are ids of conversations and rooms. */
  threads: Record<string, Thread>
  pending: Pending[]
  pendingChanges: PendingChange[]
  /** Id of a conversation or room → number of the change up to which all are known. */
  changes: Record<string, number>
  notices: SystemNotice[]
  /** The call that rings at present. */
  ringing: Call | undefined
  /** Keys are ids of conversations. A consent is loaded when its thread is opened. */
  callConsents: Record<string, CallConsent>
  /** Lead of the server's clock over this device's clock, in ms; negative if the server is behind. */
  clockAhead: number
}

export const EMPTY_THREAD: Thread = { messages: [], newer: {}, load: 'idle', older: 'idle' }

export function initialState(ownId: string): ChatState {
  return {
    ownId,
    isConnected: false,
    hasEnded: false,
    list: { load: 'loading' },
    conversations: {},
    online: {},
    reads: {},
    rooms: {},
    roomList: { load: 'loading', page: 0, hasMore: false },
    typing: {},
    threads: {},
    pending: [],
    pendingChanges: [],
    changes: {},
    notices: [],
    ringing: undefined,
    callConsents: {},
    clockAhead: 0,
  }
}

/** The server's time, ms since 1970. */
export function serverNow({ clockAhead }: Pick<ChatState, 'clockAhead'>): number {
  return Date.now() + clockAhead
}

/** The other person of a conversation. */
export function partnerOf({ participants }: Conversation, ownId: string): string {
  return participants.find((id) => id !== ownId) ?? ownId
}

export function conversationWith(state: ChatState, personId: string): Conversation | undefined {
  return Object.values(state.conversations).find((one) => partnerOf(one, state.ownId) === personId)
}

/** Sequence number of the last message of a conversation, 0 without messages. */
export function lastSeq({ lastMessage }: Conversation): number {
  return lastMessage?.seq ?? 0
}

export function readUpTo(state: ChatState, conversationId: string, personId: string): number {
  return state.reads[conversationId]?.[personId] ?? 0
}

export function unreadOf(state: ChatState, conversation: Conversation): number {
  const last = lastSeq(conversation)
  const isRead = last > 0 && readUpTo(state, conversation._id, state.ownId) >= last
  return isRead ? 0 : (conversation.unreadCount ?? 0)
}
