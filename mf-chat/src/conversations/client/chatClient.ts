import { callChat, type BearerTokens, type Request } from '@mentor-connect/api'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { safeOutbox, type Outbox } from '@mentor-connect/api/outbox'
import { CHAT_OUTBOX, type OutgoingChat } from '@mentor-connect/api/outboxes'
import { createStore } from '@mentor-connect/ui/store'
import { withConnected, withUnsent } from './changes'
import { createCallChannel } from './calls'
import { createChatCommands } from './chatCommands'
import { initialState, type ChatState } from './chatState'
import type { Connection } from './connection'
import { createConnectionManager } from './connectionManager'
import { handleFrame, type FrameContext } from './frames'
import { createHistoryLoader, cursorsOf } from './historyLoader'
import { queueOf } from './queue'
import { createRoomLoader, roomCursorsOf } from './roomLoader'
import { createResyncTimer } from './resyncTimer'
import { createSender } from './sender'
import { createTokenRefresh } from './tokenRefresh'
import { createUploads } from './uploads'

/** The chat of one person: state, connection and commands. Screens only render the state. */
export function createChatClient(
  ownId: string,
  tokens: BearerTokens,
  outbox: Outbox<OutgoingChat> = safeOutbox(CHAT_OUTBOX),
) {
  const store = createStore<ChatState>(initialState(ownId))
  const history = createHistoryLoader(store, tokens)
  const rooms = createRoomLoader(store, tokens)
  const connection = createConnectionManager({ ownId, tokens, onFrame, onChange })
  const resyncTimer = createResyncTimer(connection, () => cursorsOf(store.get()), resumeRooms)
  const tokenRefresh = createTokenRefresh(connection, tokens)
  const calls = createCallChannel(connection)
  const uploads = createUploads({ store, outbox })
  const sender = createSender(connection, () => queueOf(store.get()), uploads)
  const commands = createChatCommands({ ownId, tokens, store, outbox, sender, uploads, connection })
  /** Messages acknowledged on this page; a concurrent read of the outbox may still return them. */
  const acknowledged = new Set<string>()
  const context: FrameContext = {
    store,
    history,
    rooms,
    sender,
    outbox,
    resyncTimer,
    tokenRefresh,
    acknowledged,
    resent: new Set(),
    calls,
    typingTimers: new Map(),
  }
  let isLeaving = false

  function onFrame(frame: Parameters<typeof handleFrame>[0]) {
    handleFrame(frame, context)
    stopWhenIdle()
  }

  function resumeRooms() {
    const cursors = roomCursorsOf(store.get())
    if (cursors.length > 0) connection.send({ type: 'room_resume', cursors })
  }

  function onChange(state: Connection) {
    const isOpen = state.phase === 'open'
    if (!isOpen) {
      sender.reset()
      resyncTimer.stop()
      tokenRefresh.stop()
    }
    store.update((chat) => withConnected(chat, isOpen))
    if (isOpen) void loadOutbox()
    if (state.phase === 'ended' && state.reason === 'signed-out') void end()
  }

  /** Adds the unsent messages of an earlier visit or another tab. */
  async function loadOutbox() {
    const unsent = await outbox.open(ownId)
    store.update((state) => withUnsent(state, unsent, acknowledged))
    sender.pump()
  }

  /** Called after a sign-out: deletes unsent messages, so that they are not sent by the next person. */
  async function end() {
    connection.stop()
    uploads.cancelAll()
    store.update(() => ({ ...initialState(ownId), hasEnded: true }))
    await outbox.clear(ownId)
  }

  function stopWhenIdle() {
    if (isLeaving && !queueOf(store.get()).some(({ failure }) => !failure)) connection.stop()
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    loadList: history.loadList,
    loadThread: history.loadThread,
    loadOlder: history.loadOlder,
    loadRooms: rooms.loadRooms,
    loadMoreRooms: rooms.loadMoreRooms,
    loadRoom: rooms.loadRoom,
    /** Calls the chat service as this person. @throws ApiFailure */
    call: <E extends AnyEndpoint>(endpoint: E, request: Request<E>) => callChat(tokens, endpoint, request),
    update: store.update,
    calls: { listen: calls.listen, send: calls.send },
    ...commands,
    uploadProgress: uploads.progress,

    start: () => {
      isLeaving = false
      store.update((state) => ({ ...state, notices: [] }))
      void loadOutbox()
      void history.loadList()
      void rooms.loadRooms()
      connection.start()
    },
    /** Called when the screen is left: closes the connection once all messages are sent. */
    disconnectWhenIdle: () => {
      isLeaving = true
      stopWhenIdle()
    },
    /** Ends the chat if the server reports no session. */
    endIfSignedOut: async () => {
      const token = await tokens.fresh().catch(() => 'unknown')
      if (token === null) await end()
    },
    end,
  }
}

export type ChatClient = ReturnType<typeof createChatClient>
