import type { ChatPerson } from '@mentor-connect/contract/messages/chat'
import type { AttachmentKind } from '@mentor-connect/contract/messages/chatAttachments'
import type { ChatState, KnownRoom } from '../client/chatState'

/** A room for display in the list. */
export interface RoomEntry {
  id: string
  name: string
  lastMessage: string | undefined
  /** Name of the author of the last message; undefined for a deleted account. */
  author: string | undefined
  isLastOwn: boolean
  /** True if the author of the last message and the reader block each other. */
  isFolded: boolean
  /** True if the last message was removed by somebody who leads the room, or deleted by its author. */
  isRemoved: boolean
  isDeleted: boolean
  /** Kind of the first file of the last message; undefined if it has none. */
  lastFile: AttachmentKind | undefined
  /** ISO 8601. */
  lastAt: string | undefined
  unread: number
  isMuted: boolean
  isMentioned: boolean
}

/** Converts the rooms to entries of the list, most recently active first, including unsent messages. */
export function roomEntriesOf(
  state: ChatState,
  people: Map<string, ChatPerson>,
  titleOf: (room: KnownRoom) => string,
): RoomEntry[] {
  return Object.values(state.rooms)
    .map((room): RoomEntry => {
      const waiting = state.pending.filter(({ receiverId }) => receiverId === room._id).at(-1)
      const last = room.lastMessage
      return {
        id: room._id,
        name: titleOf(room),
        lastMessage: waiting?.message ?? last?.message,
        author: last && people.get(last.senderId)?.name,
        isLastOwn: waiting !== undefined || last?.senderId === state.ownId,
        isFolded: waiting === undefined && last?.folded === true,
        isRemoved: waiting === undefined && last?.removed === true,
        isDeleted: waiting === undefined && last?.deleted === true,
        lastFile: (waiting ? waiting.files : last?.attachments)?.[0]?.kind,
        lastAt: waiting?.writtenAt ?? last?.timestamp,
        unread: room.unread,
        isMuted: room.muted,
        isMentioned: room.mentioned,
      }
    })
    .sort(byLastMessage)
}

/** Orders entries of the list, most recently active first. */
export function byLastMessage(a: { lastAt: string | undefined }, b: { lastAt: string | undefined }): number {
  return (b.lastAt ?? '').localeCompare(a.lastAt ?? '')
}
