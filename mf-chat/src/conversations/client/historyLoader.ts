import { type ApiFailure, asApiFailure, type BearerTokens, callChat } from '@mentor-connect/api'
import { getChatHistory, getChatList, type Conversation } from '@mentor-connect/contract/messages/chat'
import {
  HISTORY_PAGE,
  HISTORY_PAGE_MAX,
  RESUME_CURSORS_MAX,
} from '@mentor-connect/contract/messages/chatLimits'
import { getRoomMessages } from '@mentor-connect/contract/messages/rooms'
import type { Cursor } from '@mentor-connect/contract/messages/chatFrames'
import type { Store } from '@mentor-connect/ui/store'
import { withList, withMessages, withThread } from './changes'
import { lastSeq, partnerOf, type ChatState, type ThreadMessage } from './chatState'
import { contiguousUpTo } from './timeline'

/** Delay before a gap is loaded, in ms, because a frame in flight may fill it. */
export const GAP_MS = 400

/** Loads conversations and messages over HTTP, when the socket does not deliver them. */
export function createHistoryLoader(store: Store<ChatState>, tokens: BearerTokens) {
  const filling = new Set<string>()

  const history = async (
    conversationId: string,
    part: { beforeSeq?: number; afterSeq?: number; limit: number },
  ): Promise<ThreadMessage[]> => {
    const { ownId, conversations, rooms } = store.get()
    if (rooms[conversationId]) {
      const request = { params: { roomId: conversationId }, query: { userId: ownId, ...part } }
      return (await callChat(tokens, getRoomMessages, request)).data
    }
    const conversation = conversations[conversationId]
    if (!conversation) return []
    const query = { userId1: ownId, userId2: partnerOf(conversation, ownId), ...part }
    return (await callChat(tokens, getChatHistory, { query })).data
  }
  const add = (conversationId: string, messages: ThreadMessage[]) =>
    store.update((state) => withMessages(state, conversationId, messages))

  async function loadList() {
    try {
      const { data } = await callChat(tokens, getChatList, { query: { userId: store.get().ownId } })
      store.update((state) => withList(state, data))
    } catch (error) {
      console.error('The conversations could not be loaded.', error)
      // A list that is already shown is kept; the next connection reloads it.
      store.update((state) =>
        state.list.load === 'ready' ? state : { ...state, list: { load: 'failed', error: asFailure(error) } },
      )
    }
  }

  /** Loads the newest messages of a conversation when it is opened for the first time. */
  async function loadThread(conversationId: string) {
    const load = store.get().threads[conversationId]?.load
    if (load === 'loading' || load === 'ready') return
    store.update((state) => withThread(state, conversationId, { load: 'loading', error: undefined }))
    try {
      const messages = await history(conversationId, { limit: HISTORY_PAGE })
      add(conversationId, messages)
      const older = messages.length < HISTORY_PAGE ? 'none' : 'idle'
      store.update((state) => withThread(state, conversationId, { load: 'ready', older }))
    } catch (error) {
      console.error('The messages could not be loaded.', error)
      store.update((state) => withThread(state, conversationId, { load: 'failed', error: asFailure(error) }))
    }
  }

  async function loadOlder(conversationId: string) {
    const thread = store.get().threads[conversationId]
    const first = thread?.messages[0]
    if (!first || thread.older === 'loading' || thread.older === 'none') return
    store.update((state) => withThread(state, conversationId, { older: 'loading' }))
    try {
      const messages = await history(conversationId, { beforeSeq: first.seq, limit: HISTORY_PAGE_MAX })
      add(conversationId, messages)
      const older = messages.length < HISTORY_PAGE_MAX ? 'none' : 'idle'
      store.update((state) => withThread(state, conversationId, { older }))
    } catch (error) {
      console.error('Older messages could not be loaded.', error)
      store.update((state) => withThread(state, conversationId, { older: 'failed' }))
    }
  }

  /** Loads everything after the first gap, page by page. */
  async function fillGaps(conversationId: string) {
    if (filling.has(conversationId)) return
    filling.add(conversationId)
    try {
      for (;;) {
        const afterSeq = contiguousUpTo(store.get().threads[conversationId]?.messages ?? [])
        const messages = await history(conversationId, { afterSeq, limit: HISTORY_PAGE_MAX })
        add(conversationId, messages)
        if (messages.length < HISTORY_PAGE_MAX) return
      }
    } catch (error) {
      // The next resync will detect the gap again.
      console.warn('Missing messages could not be fetched.', error)
    } finally {
      filling.delete(conversationId)
    }
  }

  return { loadList, loadThread, loadOlder, fillHoles: fillGaps }
}

export type HistoryLoader = ReturnType<typeof createHistoryLoader>

/**
 * For each conversation, the last sequence number before a gap: the most recently active ones, as many as fit in one
 * frame.
 */
export function cursorsOf(state: ChatState): Cursor[] {
  return Object.values(state.conversations)
    .sort((a, b) => (b.lastMessage?.timestamp ?? '').localeCompare(a.lastMessage?.timestamp ?? ''))
    .slice(0, RESUME_CURSORS_MAX)
    .map((one) => ({
      conversationId: one._id,
      seq: loadedUpTo(state, one),
      changes: state.changes[one._id] ?? 0,
    }))
}

function loadedUpTo({ threads }: ChatState, conversation: Conversation): number {
  const messages = threads[conversation._id]?.messages
  return messages?.length ? contiguousUpTo(messages) : lastSeq(conversation)
}

/** Ids of the conversations for which the server has newer messages. */
export function staleConversations(state: ChatState, server: Cursor[]): string[] {
  return server
    .filter(({ conversationId, seq }) => {
      const known = state.conversations[conversationId]
      return !known || seq > loadedUpTo(state, known)
    })
    .map(({ conversationId }) => conversationId)
}

function asFailure(error: unknown): ApiFailure {
  return asApiFailure(error)
}
