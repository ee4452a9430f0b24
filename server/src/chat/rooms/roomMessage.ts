import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import type { MessageExtras } from '../actions/extras.query'
import { presentMessage, type MessageRow } from '../store/message'

/** A message that is to be stored. */
export interface NewRoomMessage {
  roomId: string
  senderId: string
  text: string
  clientMsgId: string
  mentions: string[]
  /** Number of the message to which this one replies. */
  replyTo?: number
  /**
   * Ids of files that the sender wants to attach; the next field contains the facts that the main API has
   * confirmed about them.
   */
  fileIds?: string[]
  attachments?: ChatAttachment[]
}

interface Extras {
  mentions?: string[]
  isRemoved?: boolean
  extras?: MessageExtras
}

/** Returns a message with its replies, reactions and files. `seenBy` turns it into the view of one reader. */
export function presentRoomMessage(
  row: MessageRow,
  { mentions, isRemoved, extras }: Extras = {},
): RoomMessage {
  const message = presentMessage(row, extras) as RoomMessage
  message.roomId = row.conversation_id
  if (mentions && mentions.length > 0 && !isRemoved) message.mentions = mentions
  if (!isRemoved) return message
  const { deleted: _deleted, reactions: _reactions, attachments: _attachments, ...left } = message
  return { ...left, message: '', removed: true }
}
