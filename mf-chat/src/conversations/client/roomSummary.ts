import type { ChatState, ThreadMessage } from './chatState'
import { changeOf } from './timeline'

/** Updates the last and the pinned message of a room, and the unread count, after a change of a message. */
export function withChangeInRoom(state: ChatState, roomId: string, message: ThreadMessage): ChatState {
  const room = state.rooms[roomId]
  if (!room) return state
  const { lastMessage, pinned } = room
  const inRoom = { ...message, roomId }
  const isGone = message.deleted === true || message.removed === true
  const isNewer = (shown: ThreadMessage | undefined) =>
    shown?.seq === message.seq && changeOf(message) > changeOf(shown)
  const isNews = changeOf(message) > (room.changes ?? 0)
  const isUnread = message.senderId !== state.ownId && message.seq > room.readSeq
  const changed = {
    ...room,
    unread: isGone && isNews && isUnread ? Math.max(0, room.unread - 1) : room.unread,
    changes: Math.max(room.changes ?? 0, changeOf(message)),
    lastMessage: isNewer(lastMessage) ? inRoom : lastMessage,
    pinned: isNewer(pinned) ? (isGone ? undefined : inRoom) : pinned,
  }
  return { ...state, rooms: { ...state.rooms, [roomId]: changed } }
}
