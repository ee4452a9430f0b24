import type { ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { roomServerFrames } from '@mentor-connect/contract/messages/roomFrames'
import type { Store } from '@mentor-connect/ui/store'
import { withRead } from './changes'
import type { ChatState, ThreadMessage } from './chatState'
import type { HistoryLoader } from './historyLoader'
import { storedOf } from './queue'
import { withChangesUpTo } from './messageChanges'
import { withOwnRoomRead, withTyping } from './roomChanges'
import { staleRooms, type RoomLoader } from './roomLoader'
import type { Sender } from './sender'

/** The time for which somebody is shown as typing after the last sign of it, in ms. */
export const TYPING_SHOWN_MS = 6_000

type RoomFrameType = keyof typeof roomServerFrames
type RoomHandlers<Context> = {
  [T in RoomFrameType]: (frame: ServerFrameOf<T>, context: Context) => void
}

/** The things that the handlers of rooms use. */
export interface RoomFrameContext {
  store: Store<ChatState>
  history: HistoryLoader
  rooms: RoomLoader
  sender: Sender
  /** Room and person → the timer that ends their typing. */
  typingTimers: Map<string, ReturnType<typeof setTimeout>>
}

/**
 * Creates a handler for each frame of rooms.
 * @param receive adds a stored message to a thread
 */
export function createRoomHandlers<Context extends RoomFrameContext>(
  receive: (roomId: string, message: ThreadMessage, context: Context) => void,
): RoomHandlers<Context> {
  return {
    room_message: ({ data: { roomId, ...message } }, context) => {
      if (!context.store.get().rooms[roomId]) void context.rooms.loadRooms()
      context.store.update((state) => withTyping(state, roomId, message.senderId, false))
      receive(roomId, message, context)
    },

    room_ack: ({ clientMsgId, roomId, _id, seq, timestamp, attachments }, context) => {
      const sent = context.store.get().pending.find((entry) => entry.clientMsgId === clientMsgId)
      if (!sent) return context.sender.settled(clientMsgId)
      const stored = { ...storedOf(sent, attachments), mentions: sent.mentions }
      receive(roomId, { _id, seq, timestamp, clientMsgId, ...stored }, context)
    },

    room_read: ({ roomId, userId, upToSeq }, { store }) =>
      store.update((state) =>
        userId === state.ownId
          ? withOwnRoomRead(state, roomId, upToSeq)
          : withRead(state, roomId, userId, upToSeq),
      ),

    room_typing: ({ roomId, userId }, { store, typingTimers }) => {
      const key = `${roomId} ${userId}`
      clearTimeout(typingTimers.get(key))
      const hide = () => store.update((state) => withTyping(state, roomId, userId, false))
      typingTimers.set(key, setTimeout(hide, TYPING_SHOWN_MS))
      store.update((state) => withTyping(state, roomId, userId, true))
    },

    room_changed: ({ roomId }, { rooms }) =>
      void rooms
        .loadRoom(roomId)
        .catch((error: unknown) => console.warn('A room that has changed could not be loaded.', error)),

    room_resumed: ({ rooms }, context) => {
      for (const { roomId, changes } of rooms)
        if (changes !== undefined) context.store.update((state) => withChangesUpTo(state, roomId, changes))
      fill(staleRooms(context.store.get(), rooms), context)
    },

    room_resume_failed: ({ roomIds }, context) => fill(roomIds, context),
  }
}

/** Loads the missing messages of shown rooms; for other rooms, loads the list anew. */
function fill(roomIds: string[], { store, history, rooms }: RoomFrameContext) {
  const { threads } = store.get()
  if (roomIds.some((id) => !threads[id])) void rooms.loadRooms()
  roomIds.filter((id) => threads[id]).forEach((id) => void history.fillHoles(id))
}
