import { callChat, type BearerTokens } from '@mentor-connect/api'
import {
  blockChat,
  createChat,
  mayOpenChat,
  searchChat,
  unblockChat,
  type QuotedMessage,
} from '@mentor-connect/contract/messages/chat'
import type { Outbox } from '@mentor-connect/api/outbox'
import type { MessageChange, OutgoingChat, OutgoingFile, OutgoingMessage } from '@mentor-connect/api/outboxes'
import type { Store } from '@mentor-connect/ui/store'
import { withConversation, withRead } from './changes'
import { withOwnRoomRead } from './roomChanges'
import { lastSeq, readUpTo, serverNow, type ChatState, type Pending, type PendingChange } from './chatState'
import type { ConnectionManager } from './connectionManager'
import { newMessageId } from './messageId'
import type { Sender } from './sender'
import type { Uploads } from './uploads'

interface Dependencies {
  ownId: string
  tokens: BearerTokens
  store: Store<ChatState>
  outbox: Outbox<OutgoingChat>
  sender: Pick<Sender, 'pump' | 'settled'>
  uploads: Pick<Uploads, 'cancel'>
  connection: Pick<ConnectionManager, 'send'>
}

/** Parts that a message may have besides its text. */
interface Extras {
  replyTo?: QuotedMessage
  files?: OutgoingFile[]
}

const extrasOf = ({ replyTo, files = [] }: Extras) => ({
  ...(replyTo && { replyTo }),
  ...(files.length > 0 && { files }),
})

type Failable = Pending | PendingChange

/** The actions of a person in the chat. */
export function createChatCommands({
  ownId,
  tokens,
  store,
  outbox,
  sender,
  uploads,
  connection,
}: Dependencies) {
  const now = () => new Date(serverNow(store.get())).toISOString()
  /** Changes the entries of the outbox that the screen shows. */
  const updateEntry = (clientMsgId: string, update: <Entry extends Failable>(entry: Entry) => Entry[]) =>
    store.update((state) => ({
      ...state,
      pending: state.pending.flatMap((entry) => (entry.clientMsgId === clientMsgId ? update(entry) : entry)),
      pendingChanges: state.pendingChanges.flatMap((entry) =>
        entry.clientMsgId === clientMsgId ? update(entry) : entry,
      ),
    }))

  const send = (message: Omit<OutgoingMessage, 'clientMsgId' | 'senderId' | 'writtenAt'>) => {
    const outgoing = { clientMsgId: newMessageId(), senderId: ownId, writtenAt: now(), ...message }
    store.update((state) => ({ ...state, pending: [...state.pending, outgoing] }))
    void outbox.put(outgoing).then(sender.pump)
  }
  const markRoomRead = (roomId: string) => {
    const { rooms, isConnected } = store.get()
    const room = rooms[roomId]
    if (!room || !isConnected || room.readSeq >= room.lastSeq) return
    store.update((state) => withOwnRoomRead(state, roomId, room.lastSeq))
    connection.send({ type: 'room_read', roomId, upToSeq: room.lastSeq })
  }

  return {
    send: (receiverId: string, message: string, extras: Extras = {}) =>
      send({ receiverId, message, ...extrasOf(extras) }),
    /** @param mentions ids of members of the room */
    sendToRoom: (
      roomId: string,
      message: string,
      { mentions = [], ...extras }: Extras & { mentions?: string[] } = {},
    ) =>
      send({
        receiverId: roomId,
        isRoom: true,
        message,
        mentions: mentions.length > 0 ? mentions : undefined,
        ...extrasOf(extras),
      }),
    /** Tells the members of a small room that the person is typing. */
    typeInRoom: (roomId: string) => connection.send({ type: 'room_typing', roomId }),
    /** Changes a stored message. The screen shows the change at once. */
    change: (conversationId: string, seq: number, change: MessageChange) => {
      const outgoing = {
        clientMsgId: newMessageId(),
        senderId: ownId,
        conversationId,
        seq,
        change,
        writtenAt: now(),
      }
      store.update((state) => ({ ...state, pendingChanges: [...state.pendingChanges, outgoing] }))
      void outbox.put(outgoing).then(sender.pump)
    },
    retry: (clientMsgId: string) => {
      updateEntry(clientMsgId, (entry) => [againOf(entry)])
      sender.pump()
    },
    discard: (clientMsgId: string) => {
      updateEntry(clientMsgId, () => [])
      void outbox.remove(clientMsgId)
      uploads.cancel(clientMsgId)
      sender.settled(clientMsgId)
    },
    /** Marks everything in a conversation or room as read, here and on the server. */
    markRead: (conversationId: string) => {
      if (store.get().rooms[conversationId]) return markRoomRead(conversationId)
      const conversation = store.get().conversations[conversationId]
      if (!conversation || !store.get().isConnected) return
      const upToSeq = lastSeq(conversation)
      if (readUpTo(store.get(), conversationId, ownId) >= upToSeq) return
      store.update((state) => withRead(state, conversationId, ownId, upToSeq))
      connection.send({ type: 'read', conversationId, upToSeq })
    },

    /** Returns a page of the person's messages that contain all words. @throws ApiFailure */
    search: async (q: string, from?: string) =>
      (await callChat(tokens, searchChat, { query: { q, ...(from !== undefined && { from }) } })).data,
    /** Returns whether the person may start a conversation with `partnerId`. @throws ApiFailure */
    mayCreate: async (partnerId: string) => {
      const { data } = await callChat(tokens, mayOpenChat, { query: { userId: ownId, partnerId } })
      return data.allowed
    },
    /** Starts the conversation with a mentor. @throws ApiFailure */
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
  }
}

/** The entry for another attempt. Files that the server has forgotten are uploaded once more. */
function againOf<Entry extends Failable>(entry: Entry): Entry {
  const again = { ...entry, failure: undefined }
  if (!('receiverId' in again)) return again
  const files =
    entry.failure === 'attachment_unknown' ? again.files?.map(({ id: _id, ...file }) => file) : again.files
  return { ...again, uploadFailure: undefined, ...(files && { files }) }
}
