import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import { messageId, type MessageRow } from '../store/message'

/** A message that is to be stored. */
export interface NewRoomMessage {
  roomId: string
  senderId: string
  text: string
  clientMsgId: string
  mentions: string[]
}

interface Extras {
  mentions?: string[]
  isRemoved?: boolean
  isFolded?: boolean
}

/** Fields are listed one by one, because spreading objects takes a large part of the time of storing a message. */
export function presentRoomMessage(
  row: MessageRow,
  { mentions, isRemoved, isFolded }: Extras = {},
): RoomMessage {
  const message: RoomMessage = {
    _id: messageId(row.conversation_id, row.seq),
    roomId: row.conversation_id,
    senderId: row.sender_id,
    message: isRemoved ? '' : row.message,
    timestamp: row.created_at,
    seq: row.seq,
  }
  if (row.client_msg_id !== null) message.clientMsgId = row.client_msg_id
  if (mentions && mentions.length > 0 && !isRemoved) message.mentions = mentions
  if (isRemoved) message.removed = true
  if (isFolded) message.folded = true
  return message
}
