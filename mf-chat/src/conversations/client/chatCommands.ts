import { callChat, type BearerTokens } from '@mentor-connect/api'
import { blockChat, createChat, mayOpenChat, unblockChat } from '@mentor-connect/contract/messages/chat'
import type { Outbox } from '@mentor-connect/api/outbox'
import type { OutgoingMessage } from '@mentor-connect/api/outboxes'
import type { Store } from '@mentor-connect/ui/store'
import { withConversation, withRead } from './changes'
import { lastSeq, readUpTo, serverNow, type ChatState, type Pending } from './chatState'
import type { ConnectionManager } from './connectionManager'
import { newMessageId } from './messageId'
import type { Sender } from './sender'

interface Dependencies {
  ownId: string
  tokens: BearerTokens
  store: Store<ChatState>
  outbox: Outbox<OutgoingMessage>
  sender: Pick<Sender, 'pump'>
  connection: Pick<ConnectionManager, 'send'>
}

/** The actions of a person in the chat. */
export function createChatCommands({ ownId, tokens, store, outbox, sender, connection }: Dependencies) {
  const updatePending = (update: (pending: Pending[]) => Pending[]) =>
    store.update((state) => ({ ...state, pending: update(state.pending) }))

  return {
    send: (receiverId: string, message: string) => {
      const writtenAt = new Date(serverNow(store.get())).toISOString()
      const outgoing = { clientMsgId: newMessageId(), senderId: ownId, receiverId, message, writtenAt }
      updatePending((pending) => [...pending, outgoing])
      void outbox.put(outgoing).then(sender.pump)
    },
    retry: (clientMsgId: string) => {
      updatePending((pending) =>
        pending.map((entry) =>
          entry.clientMsgId === clientMsgId ? { ...entry, failure: undefined } : entry,
        ),
      )
      sender.pump()
    },
    discard: (clientMsgId: string) => {
      updatePending((pending) => pending.filter((entry) => entry.clientMsgId !== clientMsgId))
      void outbox.remove(clientMsgId)
    },
    /** Marks everything in a conversation as read, here and on the server. */
    markRead: (conversationId: string) => {
      const conversation = store.get().conversations[conversationId]
      if (!conversation || !store.get().isConnected) return
      const upToSeq = lastSeq(conversation)
      if (readUpTo(store.get(), conversationId, ownId) >= upToSeq) return
      store.update((state) => withRead(state, conversationId, ownId, upToSeq))
      connection.send({ type: 'read', conversationId, upToSeq })
    },

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
