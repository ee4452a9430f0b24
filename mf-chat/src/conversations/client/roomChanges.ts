import type { Room, RoomSummary } from '@mentor-connect/contract/messages/rooms'
import type { ChatState, KnownRoom, ThreadMessage } from './chatState'
import { withChangesUpTo } from './messageChanges'

// Pure functions from one chat state to the next, for rooms.

/**
 * Applies a page of the list from the server.
 * @param isWhole true if there are no other rooms, so that those that are missing are no longer the person's
 */
export function withRooms(state: ChatState, list: RoomSummary[], isWhole: boolean): ChatState {
  const rooms: ChatState['rooms'] = isWhole ? {} : { ...state.rooms }
  for (const fetched of list) rooms[fetched._id] = merged(state.rooms[fetched._id], fetched)
  return list.reduce(withFirstPosition, { ...state, rooms })
}

/** Adds or replaces one room. */
export function withRoom(state: ChatState, room: Room): ChatState {
  const { page, pinned } = room
  const known = withKnown(state, { ...merged(state.rooms[room._id], room), page, pinned })
  return withFirstPosition(known, room)
}

/** The changes before a room was loaded are in its messages. */
function withFirstPosition(state: ChatState, { _id, changes = 0 }: RoomSummary): ChatState {
  return _id in state.changes ? state : withChangesUpTo(state, _id, changes)
}

/** Removes a room of which the person is no longer a member, with its messages. */
export function withoutRoom(state: ChatState, roomId: string): ChatState {
  const { [roomId]: _room, ...rooms } = state.rooms
  const { [roomId]: _thread, ...threads } = state.threads
  const { [roomId]: _position, ...changes } = state.changes
  return { ...state, rooms, threads, changes }
}

/** Updates the room's last message and unread count. */
export function withNewestInRoom(state: ChatState, roomId: string, message: ThreadMessage): ChatState {
  const room = state.rooms[roomId]
  if (!room || message.seq <= room.lastSeq) return state
  const isOwn = message.senderId === state.ownId
  const isMention = message.mentions?.includes(state.ownId) ?? false
  return withKnown(state, {
    ...room,
    lastSeq: message.seq,
    lastMessage: { ...message, roomId },
    readSeq: isOwn ? message.seq : room.readSeq,
    unread: isOwn ? 0 : room.unread + 1,
    mentioned: !isOwn && (room.mentioned || isMention),
  })
}

/** Sets the person's own read position, which never decreases. */
export function withOwnRoomRead(state: ChatState, roomId: string, upToSeq: number): ChatState {
  const room = state.rooms[roomId]
  if (!room || room.readSeq >= upToSeq) return state
  const unread = countUnread(state, room, upToSeq)
  return withKnown(state, { ...room, readSeq: upToSeq, unread, mentioned: unread > 0 && room.mentioned })
}

/** Number of messages after a position, without those that are known to be deleted. */
function countUnread({ threads }: ChatState, { _id, lastSeq, unread }: KnownRoom, upToSeq: number): number {
  const messages = threads[_id]?.messages ?? []
  const deleted = messages.filter(
    ({ seq, ...message }) => seq > upToSeq && (message.deleted || message.removed),
  )
  return Math.max(0, Math.min(unread, lastSeq - upToSeq - deleted.length))
}

export function withTyping(state: ChatState, roomId: string, personId: string, isTyping: boolean): ChatState {
  const others = (state.typing[roomId] ?? []).filter((id) => id !== personId)
  return { ...state, typing: { ...state.typing, [roomId]: isTyping ? [...others, personId] : others } }
}

function withKnown(state: ChatState, room: KnownRoom): ChatState {
  return { ...state, rooms: { ...state.rooms, [room._id]: room } }
}

/** The server's room. If it was requested before the newest message, change or read position arrived, those are kept. */
function merged(known: KnownRoom | undefined, fetched: KnownRoom): KnownRoom {
  if (!known) return fetched
  const isOutdated =
    fetched.lastSeq < known.lastSeq ||
    fetched.readSeq < known.readSeq ||
    (fetched.changes ?? 0) < (known.changes ?? 0)
  if (!isOutdated) return { ...known, ...fetched }
  const { lastSeq, lastMessage, readSeq, unread, mentioned, changes } = known
  return { ...known, ...fetched, lastSeq, lastMessage, readSeq, unread, mentioned, changes }
}
