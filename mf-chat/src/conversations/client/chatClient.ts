import { blockChat, createChat, reportChat, unblockChat } from '@mentor-connect/shared/contracts/chat'
import { CHAT_OUTBOX, safeOutbox, type Outbox, type OutgoingMessage } from '@mentor-connect/shared/outbox'
import { withConnected, withConversation, withRead, withRestored } from './changes'
import { initialState, lastSeq, readUpTo, serverNow, type ChatState, type Pending } from './chatState'
import type { Connection } from './connection'
import { handleFrame } from './frames'
import { createLink } from './link'
import { newMessageId } from './messageId'
import { createPulse } from './pulse'
import { createRenewal } from './renewal'
import { createSender } from './sender'
import { createStore } from './store'
import { createSync, cursorsOf } from './sync'
import { callChat, type Tokens } from './tokens'

/** Everything that one person's chat knows and does; the screen only shows it. */
export function createChatClient(
  ownId: string,
  tokens: Tokens,
  outbox: Outbox<OutgoingMessage> = safeOutbox(CHAT_OUTBOX),
) {
  const store = createStore<ChatState>(initialState(ownId))
  const sync = createSync(store, tokens)
  const link = createLink({
    ownId,
    tokens,
    onFrame: (frame) => {
      handleFrame(frame, { store, sync, sender, outbox, pulse, renewal, settled })
      leaveWhenDone()
    },
    onChange: (connection) => connectionChanged(connection),
  })
  const pulse = createPulse(link, () => cursorsOf(store.get()))
  const renewal = createRenewal(link, tokens)
  const sender = createSender(link, () => store.get().pending)
  /** What the server has acknowledged here: the outbox may be read while it is being removed from there. */
  const settled = new Set<string>()
  let isLeaving = false

  function connectionChanged(connection: Connection) {
    const { phase } = connection
    if (phase !== 'open') {
      sender.reset()
      pulse.stop()
      renewal.stop()
    }
    store.update((state) => withConnected(state, phase === 'open'))
    if (phase === 'open') void restore()
    if (connection.phase === 'ended' && connection.reason === 'signed-out') void end()
  }

  /** What waits in the outbox of this browser, from an earlier visit or another tab. */
  async function restore() {
    const stored = await outbox.open(ownId)
    store.update((state) => withRestored(state, stored, settled))
    sender.pump()
  }

  /** Nobody is signed in any more: what was not sent is not sent by whoever comes next. */
  async function end() {
    link.stop()
    store.update(() => ({ ...initialState(ownId), hasEnded: true }))
    await outbox.clear(ownId)
  }

  function leaveWhenDone() {
    if (isLeaving && !store.get().pending.some(({ failure }) => !failure)) link.stop()
  }

  const changePending = (change: (pending: Pending[]) => Pending[]) =>
    store.update((state) => ({ ...state, pending: change(state.pending) }))

  return {
    get: store.get,
    subscribe: store.subscribe,
    loadList: sync.loadList,
    loadThread: sync.loadThread,
    loadOlder: sync.loadOlder,

    start: () => {
      isLeaving = false
      store.update((state) => ({ ...state, notices: [] }))
      void restore()
      void sync.loadList()
      link.start()
    },
    /** The screen is left: the connection ends as soon as nothing waits to be sent. */
    leave: () => {
      isLeaving = true
      leaveWhenDone()
    },
    /** Ends when the server says that nobody is signed in. */
    endIfSignedOut: async () => {
      const token = await tokens.fresh().catch(() => 'unknown')
      if (token === null) await end()
    },
    end,

    send: (receiverId: string, message: string) => {
      const now = serverNow(store.get())
      const entry = { clientMsgId: newMessageId(), senderId: ownId, receiverId, message }
      const written = { ...entry, writtenAt: new Date(now).toISOString() }
      changePending((pending) => [...pending, written])
      void outbox.put(written).then(sender.pump)
    },
    retry: (clientMsgId: string) => {
      changePending((pending) =>
        pending.map((entry) =>
          entry.clientMsgId === clientMsgId ? { ...entry, failure: undefined } : entry,
        ),
      )
      sender.pump()
    },
    discard: (clientMsgId: string) => {
      changePending((pending) => pending.filter((entry) => entry.clientMsgId !== clientMsgId))
      void outbox.remove(clientMsgId)
    },
    /** The person looks at the newest message of a conversation. */
    markRead: (conversationId: string) => {
      const conversation = store.get().conversations[conversationId]
      if (!conversation || !store.get().isConnected) return
      const upToSeq = lastSeq(conversation)
      if (readUpTo(store.get(), conversationId, ownId) >= upToSeq) return
      store.update((state) => withRead(state, conversationId, ownId, upToSeq))
      link.send({ type: 'read', conversationId, upToSeq })
    },

    /** Opens the conversation with a mentor. @throws ApiFailure */
    create: async (mentorId: string) => {
      const { data } = await callChat(tokens, createChat, { body: { userId1: mentorId, userId2: ownId } })
      store.update((state) => withConversation(state, data))
    },
    /** @throws ApiFailure */
    setBlocked: async (partnerId: string, blocked: boolean) => {
      const body = { userId: ownId, partnerId }
      const { data } = await callChat(tokens, blocked ? blockChat : unblockChat, { body })
      store.update((state) => withConversation(state, data))
    },
    /** @throws ApiFailure */
    report: async (partnerId: string, reason: string) => {
      await callChat(tokens, reportChat, { body: { userId: ownId, partnerId, reason } })
    },
  }
}

export type ChatClient = ReturnType<typeof createChatClient>
