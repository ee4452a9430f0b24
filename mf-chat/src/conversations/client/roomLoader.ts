import { asApiFailure, callChat, isNotFound, type BearerTokens } from '@mentor-connect/api'
import { RESUME_CURSORS_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { ROOMS_PAGE_MAX } from '@mentor-connect/contract/messages/roomRules'
import { getRoom, getRooms } from '@mentor-connect/contract/messages/rooms'
import type { Store } from '@mentor-connect/ui/store'
import type { ChatState, KnownRoom } from './chatState'
import { withoutRoom, withRoom, withRooms } from './roomChanges'
import { contiguousUpTo } from './timeline'

/** Loads rooms over HTTP. */
export function createRoomLoader(store: Store<ChatState>, tokens: BearerTokens) {
  const setList = (change: Partial<ChatState['roomList']>) =>
    store.update((state) => ({ ...state, roomList: { ...state.roomList, ...change } }))

  async function loadPage(page: number) {
    const query = { userId: store.get().ownId, page, limit: ROOMS_PAGE_MAX }
    const { rooms, pagination } = (await callChat(tokens, getRooms, { query })).data
    store.update((state) => withRooms(state, rooms, page === 1 && pagination.totalPages <= 1))
    const last = Math.max(page, store.get().roomList.page)
    setList({ load: 'ready', error: undefined, page: last, hasMore: last < pagination.totalPages })
  }

  /** Loads the rooms that were active last. */
  async function loadRooms() {
    try {
      await loadPage(1)
    } catch (error) {
      console.error('The rooms could not be loaded.', error)
      // A list that is already shown is kept; the next connection reloads it.
      if (store.get().roomList.load !== 'ready') setList({ load: 'failed', error: asApiFailure(error) })
    }
  }

  /** Loads the next page of rooms. @throws ApiFailure */
  const loadMoreRooms = () => loadPage(store.get().roomList.page + 1)

  /** Loads a room with all that its screen shows. Resolves with false if the person is no member. @throws ApiFailure */
  async function loadRoom(roomId: string): Promise<boolean> {
    try {
      const request = { params: { roomId }, query: { userId: store.get().ownId } }
      const { data } = await callChat(tokens, getRoom, request)
      store.update((state) => withRoom(state, data))
      return true
    } catch (error) {
      if (!isNotFound(asApiFailure(error))) throw error
      store.update((state) => withoutRoom(state, roomId))
      return false
    }
  }

  return { loadRooms, loadMoreRooms, loadRoom }
}

export type RoomLoader = ReturnType<typeof createRoomLoader>

/** For each room, the last message before a gap and the last change: as many rooms as fit in one frame, last active first. */
export function roomCursorsOf(state: ChatState) {
  return Object.values(state.rooms)
    .sort((a, b) => (b.lastMessage?.timestamp ?? '').localeCompare(a.lastMessage?.timestamp ?? ''))
    .slice(0, RESUME_CURSORS_MAX)
    .map((room) => ({
      roomId: room._id,
      seq: loadedUpTo(state, room),
      changes: state.changes[room._id] ?? 0,
    }))
}

/** Ids of the rooms for which the server has newer messages. */
export function staleRooms(state: ChatState, server: { roomId: string; seq: number }[]): string[] {
  return server
    .filter(({ roomId, seq }) => {
      const known = state.rooms[roomId]
      return !known || seq > loadedUpTo(state, known)
    })
    .map(({ roomId }) => roomId)
}

function loadedUpTo({ threads }: ChatState, room: KnownRoom): number {
  const messages = threads[room._id]?.messages
  return messages?.length ? contiguousUpTo(messages) : room.lastSeq
}
