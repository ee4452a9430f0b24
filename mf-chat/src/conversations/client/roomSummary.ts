import type { ChatState, ThreadMessage } from './chatState'
import { changeOf } from './timeline'

/** Updates the last and the pinned message of a room after a change of a message. */
export function withChangeInRoom(state: ChatState, roomId: string, message: ThreadMessage): ChatState {
  const room = state.rooms[roomId]
  if (!room) return state
  const { lastMessage, pinned } = room
  const inRoom = { ...message, roomId }
  const isGone = message.deleted === true || message.removed === true
  const isNewer = (shown: ThreadMessage | undefined) =>
    shown?.seq === message.seq && changeOf(message) > changeOf(shown)
  const changed = {
    ...room,
    changes: Math.max(room.changes ?? 0, changeOf(message)),
    lastMessage: isNewer(lastMessage) ? inRoom : lastMessage,
    pinned: isNewer(pinned) ? (isGone ? undefined : inRoom) : pinned,
  }
  return { ...state, rooms: { ...state.rooms, [roomId]: changed } }
}
