import type { ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { DELETED_MESSAGE, type ChatMessage } from '@mentor-connect/contract/messages/chat'
import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import type { MessageExtras } from '../actions/extras.query'

/** A message that is to be stored. */
export interface NewMessage {
  senderId: string
  receiverId: string
  text: string
  clientMsgId?: string
  /** Number of the message to which this one replies. */
  replyTo?: number
  senderRole: Role
  /** True if the main API has confirmed that the two are connected. Otherwise the limits of a first contact apply. */
  isConnected?: boolean
  /**
   * Ids of files that the sender wants to attach; the next field contains the facts that the main API has
   * confirmed about them.
   */
  fileIds?: string[]
  attachments?: ChatAttachment[]
}

/** A stored message as it is sent to its participants. */
export type StoredMessage = ServerFrameOf<'private_message'>['data']

export interface MessageRow {
  conversation_id: string
  seq: number
  sender_id: string
  client_msg_id: string | null
  message: string
  created_at: string
  /** The files of the message, which are stored in a separate table. */
  attachments?: ChatAttachment[]
}

/** Returns the id of a message, which consists of its conversation and its sequence number. */
export function messageId(conversationId: string, seq: number): string {
  return `${conversationId}-${seq}`
}

/** This function and the next one list each field: spreading objects took a sixth of the time of storing a message. */
export function presentMessage(row: MessageRow, extras?: MessageExtras): ChatMessage {
  const message: ChatMessage = {
    _id: messageId(row.conversation_id, row.seq),
    senderId: row.sender_id,
    message: row.message,
    timestamp: row.created_at,
    seq: row.seq,
  }
  if (row.client_msg_id !== null) message.clientMsgId = row.client_msg_id
  if (row.attachments) message.attachments = row.attachments
  if (extras) Object.assign(message, extras)
  if (extras?.deleted) message.message = DELETED_MESSAGE
  return message
}

export function storedMessage(row: MessageRow, receiverId: string, extras?: MessageExtras): StoredMessage {
  const message = presentMessage(row, extras) as StoredMessage
  message.receiverId = receiverId
  message.conversationId = row.conversation_id
  return message
}
