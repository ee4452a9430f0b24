import type { Emoji, QuotedMessage } from '@mentor-connect/contract/messages/chat'
import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import type { OutboxKind } from '../outbox/outbox'

/** A message written in this browser and not acknowledged by the server yet. */
export interface OutgoingMessage {
  clientMsgId: string
  /** Id of the author. `receiverId` is the id of the person or the room to which the message is sent. */
  senderId: string
  receiverId: string
  /** True if the receiver is a room. */
  isRoom?: boolean
  message: string
  /** The message to which this one replies. */
  replyTo?: QuotedMessage
  /** Ids of the room members whom the message mentions. */
  mentions?: string[]
  /** The time at which it was written: ISO 8601, corrected to the server's clock. */
  writtenAt: string
  /** Its files, in the order in which they were chosen. */
  files?: OutgoingFile[]
}

/** A file of a message that waits in this browser. */
export interface OutgoingFile extends Omit<ChatAttachment, 'id' | 'bytes'> {
  /** Chosen by this browser, unique among the files of the message. */
  key: string
  content: Blob
  /** The id on the server, once the file was uploaded. */
  id?: string
}

/** A change of a stored message, made in this browser and not acknowledged by the server yet. */
export interface OutgoingChange {
  clientMsgId: string
  /** Id of the person who makes the change. */
  senderId: string
  conversationId: string
  /** Number of the message. */
  seq: number
  change: MessageChange
  /** The time at which it was made: ISO 8601, corrected to the server's clock. */
  writtenAt: string
}

export type MessageChange =
  | {
      type: 'edit'
      message: string
      /** In a room: ids of the members whom the new text mentions. */
      mentions?: string[]
    }
  | { type: 'delete' }
  | { type: 'react'; emoji: Emoji; on: boolean }

/** An entry of the chat's outbox, which sends entries in the order in which they were written. */
export type OutgoingChat = OutgoingMessage | OutgoingChange

export const CHAT_OUTBOX: OutboxKind<OutgoingChat> = {
  database: 'mc-chat',
  key: 'clientMsgId',
  owner: 'senderId',
  writtenAt: 'writtenAt',
}
