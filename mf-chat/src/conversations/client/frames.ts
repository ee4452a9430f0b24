import { announceAccessChange } from '@mentor-connect/api'
import type { callServerFrames } from '@mentor-connect/contract/messages/callFrames'
import type {
  ServerFrame,
  ServerFrameOf,
  ServerFrameType,
} from '@mentor-connect/contract/messages/chatFrames'
import { TERMS_CHANGED } from '@mentor-connect/contract/trust/restrictionCodes'
import type { Outbox } from '@mentor-connect/api/outbox'
import type { OutgoingChat } from '@mentor-connect/api/outboxes'
import { withConversation, withMessages, withNotice, withRead, withRefused } from './changes'
import { handleCallFrame, type CallChannel } from './calls'
import { serverNow, type ChatState, type ThreadMessage } from './chatState'
import { withChange, withChangesUpTo } from './messageChanges'
import { storedOf } from './queue'
import { createRoomHandlers, type RoomFrameContext } from './roomFrames'
import type { ResyncTimer } from './resyncTimer'
import type { TokenRefresh } from './tokenRefresh'
import { staleConversations, GAP_MS } from './historyLoader'
import { contiguousUpTo } from './timeline'

export interface FrameContext extends RoomFrameContext {
  outbox: Outbox<OutgoingChat>
  resyncTimer: ResyncTimer
  tokenRefresh: TokenRefresh
  /** Client ids of this person's messages that the server has stored. */
  acknowledged: Set<string>
  /** Client ids of this person's messages that were sent again with a new token. */
  resent: Set<string>
  calls: CallChannel
}

type HandledType = Exclude<ServerFrameType, keyof typeof callServerFrames>
type Handlers = { [T in HandledType]: (frame: ServerFrameOf<T>, context: FrameContext) => void }

/** A handler for each server frame. Unknown types come from a newer server and are ignored. */
const handlers: Handlers = {
  hello: ({ serverTime, renewBy }, { store, history, rooms, sender, resyncTimer, tokenRefresh }) => {
    store.update((state) => ({
      ...state,
      clockAhead: Date.parse(serverTime) - Date.now(),
      online: {},
      // The server says again if a call still rings.
      ringing: undefined,
    }))
    tokenRefresh.schedule(renewBy, Date.parse(serverTime))
    // From now on messages are pushed; earlier ones are loaded with the list.
    void history.loadList()
    void rooms.loadRooms()
    resyncTimer.beat()
    sender.pump()
  },

  renewed: ({ renewBy }, { store, tokenRefresh }) => tokenRefresh.schedule(renewBy, serverNow(store.get())),

  private_message: ({ data }, context) => {
    const { conversationId, receiverId: _receiver, ...message } = data
    if (!context.store.get().conversations[conversationId]) void context.history.loadList()
    receive(conversationId, message, context)
  },

  ack: ({ clientMsgId, conversationId, _id, seq, timestamp, attachments }, context) => {
    const sent = context.store.get().pending.find((entry) => entry.clientMsgId === clientMsgId)
    if (!sent) return context.sender.settled(clientMsgId)
    if (!context.store.get().conversations[conversationId]) void context.history.loadList()
    receive(conversationId, { _id, seq, timestamp, clientMsgId, ...storedOf(sent, attachments) }, context)
  },

  changed: ({ conversationId, message }, { store }) =>
    store.update((state) => withChange(state, conversationId, message)),

  change_ack: ({ clientMsgId, conversationId, message }, { store, sender, outbox, acknowledged }) => {
    acknowledged.add(clientMsgId)
    store.update((state) => ({
      ...withChange(state, conversationId, message),
      pendingChanges: state.pendingChanges.filter((entry) => entry.clientMsgId !== clientMsgId),
    }))
    void outbox.remove(clientMsgId)
    sender.settled(clientMsgId)
  },

  error: (frame, context) => {
    const { code, message, clientMsgId, retryable } = frame
    const { store, sender } = context
    if (code === TERMS_CHANGED && !hasRefusedTwice(frame, context)) return
    // An `unavailable` without a message id concerns a frame that the client repeats automatically: it needs no notice.
    const isSilent = code === 'unavailable' && clientMsgId === undefined
    if (!isSilent) store.update((state) => withNotice(state, { kind: 'error', code, message }))
    if (retryable) return sender.postponed(frame)
    if (clientMsgId === undefined) return
    store.update((state) => withRefused(state, clientMsgId, code ?? 'internal'))
    sender.settled(clientMsgId)
  },

  presence: ({ userId, online }, { store }) =>
    store.update((state) => ({ ...state, online: { ...state.online, [userId]: online } })),

  read: ({ conversationId, userId, upToSeq }, { store }) =>
    store.update((state) => withRead(state, conversationId, userId, upToSeq)),

  resumed: ({ conversations }, { store, history, resyncTimer }) => {
    resyncTimer.answered()
    for (const { conversationId, changes } of conversations)
      if (changes !== undefined) store.update((state) => withChangesUpTo(state, conversationId, changes))
    const missing = staleConversations(store.get(), conversations)
    if (missing.some((id) => !store.get().threads[id])) void history.loadList()
    missing.filter((id) => store.get().threads[id]).forEach((id) => void history.fillHoles(id))
  },

  resume_failed: ({ conversationIds }, { store, history }) => {
    void history.loadList()
    conversationIds.filter((id) => store.get().threads[id]).forEach((id) => void history.fillHoles(id))
  },

  typing: () => undefined,

  blocked: ({ conversationId, userId, blocked }, { store }) =>
    store.update((state) => {
      const known = state.conversations[conversationId]
      if (!known) return state
      const others = (known.blockedBy ?? []).filter((id) => id !== userId)
      return withConversation(state, { ...known, blockedBy: blocked ? [...others, userId] : others })
    }),

  ...createRoomHandlers(receive),
}

/** Applies a server frame to the state of the chat. */
export function handleFrame(frame: ServerFrame, context: FrameContext): void {
  if (handleCallFrame(frame, context)) return
  const handle = handlers[frame.type as HandledType] as
    | ((frame: ServerFrame, context: FrameContext) => void)
    | undefined
  handle?.(frame, context)
}

/**
 * Handles `TERMS_CHANGED`. The token may be older than the person's consent to the present terms, so the message is
 * sent once more with a new token. If that is refused as well, returns true and has the shell ask for the consent.
 */
function hasRefusedTwice(frame: ServerFrameOf<'error'>, { tokenRefresh, sender, resent }: FrameContext) {
  const { clientMsgId = '' } = frame
  if (resent.delete(clientMsgId)) {
    announceAccessChange()
    return true
  }
  resent.add(clientMsgId)
  void tokenRefresh.renew().then(() => sender.postponed(frame))
  return false
}

/** Adds a message that the server has stored, to a conversation or a room. */
function receive(conversationId: string, message: ThreadMessage, context: FrameContext) {
  const { store, history, sender, outbox, acknowledged, resent } = context
  store.update((state) => withMessages(state, conversationId, [message]))
  if (message.senderId === store.get().ownId && message.clientMsgId !== undefined) {
    acknowledged.add(message.clientMsgId)
    resent.delete(message.clientMsgId)
    void outbox.remove(message.clientMsgId)
    sender.settled(message.clientMsgId)
  }
  if (hasGap(store.get(), conversationId))
    setTimeout(() => {
      if (hasGap(store.get(), conversationId)) void history.fillHoles(conversationId)
    }, GAP_MS)
}

function hasGap({ threads }: ChatState, conversationId: string): boolean {
  const messages = threads[conversationId]?.messages ?? []
  return messages.length > 0 && contiguousUpTo(messages) < messages.at(-1)!.seq
}
