import type { ChatMessage } from '@mentor-connect/shared/contracts/chat'
import type { ServerFrame, ServerFrameOf, ServerFrameType } from '@mentor-connect/shared/contracts/chatFrames'
import type { Outbox, OutgoingMessage } from '@mentor-connect/shared/outbox'
import { withConversation, withMessages, withNotice, withRead } from './changes'
import { serverNow, type ChatState } from './chatState'
import type { Pulse } from './pulse'
import type { Renewal } from './renewal'
import type { Sender } from './sender'
import type { Store } from './store'
import { behind, HOLE_MS, type Sync } from './sync'
import { wholeUpTo } from './timeline'

export interface FrameContext {
  store: Store<ChatState>
  sync: Sync
  sender: Sender
  outbox: Outbox<OutgoingMessage>
  pulse: Pulse
  renewal: Renewal
  /** Ids of own messages that stand on the server. */
  settled: Set<string>
}

type Handlers = { [T in ServerFrameType]: (frame: ServerFrameOf<T>, context: FrameContext) => void }

/** What each frame of the server does here. A type that is not in the table is of a later server and is ignored. */
const handlers: Handlers = {
  hello: ({ serverTime, renewBy }, { store, sync, sender, pulse, renewal }) => {
    store.update((state) => ({ ...state, clockAhead: Date.parse(serverTime) - Date.now(), online: {} }))
    renewal.schedule(renewBy, Date.parse(serverTime))
    // From here on every message comes by itself: what was sent before is fetched now.
    void sync.loadList()
    pulse.beat()
    sender.pump()
  },

  renewed: ({ renewBy }, { store, renewal }) => renewal.schedule(renewBy, serverNow(store.get())),

  private_message: ({ data }, context) => {
    const { conversationId, receiverId: _receiver, ...message } = data
    receive(conversationId, message, context)
  },

  ack: ({ clientMsgId, conversationId, _id, seq, timestamp }, context) => {
    const sent = context.store.get().pending.find((entry) => entry.clientMsgId === clientMsgId)
    if (!sent) return context.sender.settled(clientMsgId)
    const { senderId, message } = sent
    receive(conversationId, { _id, seq, timestamp, senderId, message, clientMsgId }, context)
  },

  error: (frame, { store, sender }) => {
    const { code, message, clientMsgId, retryable } = frame
    store.update((state) => withNotice(state, { kind: 'error', code, message }))
    if (retryable) return sender.postponed(frame)
    if (clientMsgId === undefined) return
    store.update((state) => ({
      ...state,
      pending: state.pending.map((entry) =>
        entry.clientMsgId === clientMsgId ? { ...entry, failure: code ?? 'internal' } : entry,
      ),
    }))
    sender.settled(clientMsgId)
  },

  presence: ({ userId, online }, { store }) =>
    store.update((state) => ({ ...state, online: { ...state.online, [userId]: online } })),

  read: ({ conversationId, userId, upToSeq }, { store }) =>
    store.update((state) => withRead(state, conversationId, userId, upToSeq)),

  resumed: ({ conversations }, { store, sync, pulse }) => {
    pulse.answered()
    const missing = behind(store.get(), conversations)
    if (missing.some((id) => !store.get().threads[id])) void sync.loadList()
    missing.filter((id) => store.get().threads[id]).forEach((id) => void sync.fillHoles(id))
  },

  resume_failed: ({ conversationIds }, { store, sync }) => {
    void sync.loadList()
    conversationIds.filter((id) => store.get().threads[id]).forEach((id) => void sync.fillHoles(id))
  },

  typing: () => undefined,

  blocked: ({ conversationId, userId, blocked }, { store }) =>
    store.update((state) => {
      const known = state.conversations[conversationId]
      if (!known) return state
      const others = (known.blockedBy ?? []).filter((id) => id !== userId)
      return withConversation(state, { ...known, blockedBy: blocked ? [...others, userId] : others })
    }),
}

/** Lets a frame of the server do what it does. */
export function handleFrame(frame: ServerFrame, context: FrameContext): void {
  const handle = handlers[frame.type] as ((frame: ServerFrame, context: FrameContext) => void) | undefined
  handle?.(frame, context)
}

/** A message that stands on the server, whoever has written it. */
function receive(conversationId: string, message: ChatMessage, context: FrameContext) {
  const { store, sync, sender, outbox, settled } = context
  if (!store.get().conversations[conversationId]) void sync.loadList()
  store.update((state) => withMessages(state, conversationId, [message]))
  if (message.senderId === store.get().ownId && message.clientMsgId !== undefined) {
    settled.add(message.clientMsgId)
    void outbox.remove(message.clientMsgId)
    sender.settled(message.clientMsgId)
  }
  if (hasHole(store.get(), conversationId))
    setTimeout(() => {
      if (hasHole(store.get(), conversationId)) void sync.fillHoles(conversationId)
    }, HOLE_MS)
}

function hasHole({ threads }: ChatState, conversationId: string): boolean {
  const messages = threads[conversationId]?.messages ?? []
  return messages.length > 0 && wholeUpTo(messages) < messages.at(-1)!.seq
}
