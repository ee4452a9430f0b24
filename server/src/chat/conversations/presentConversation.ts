import { DELETED_MESSAGE, type Conversation } from '@mentor-connect/contract/messages/chat'
import type { AttachmentKind } from '@mentor-connect/contract/messages/chatAttachments'
import type { CallOutcome } from '@mentor-connect/contract/messages/callRules'
import type { ConversationRow } from '../store/conversations.repo'
import { otherSide, sideOf } from '../store/sides'

/** The partner's state as shown to a reader. */
export interface PartnerState {
  isOnline: boolean
  /** True if the partner may not use chat; shown to the reader as a block. */
  isRestricted: boolean
}

interface View {
  partner: PartnerState
  /**
   * Number of messages that the reader may still send before the partner replies; undefined if there is no
   * limit.
   */
  messagesLeft: number | undefined
  /** The kind of the first file of the last message; undefined if it has none. */
  attachment: AttachmentKind | undefined
  /**
   * Outcome of the call that the last message records; undefined if the last message does not record a call.
   */
  callOutcome: CallOutcome | undefined
}

/** Returns a conversation as one of its two participants sees it. */
export function presentConversation(
  row: ConversationRow,
  readerId: string,
  { partner: { isOnline, isRestricted }, messagesLeft, attachment, callOutcome }: View,
): Conversation {
  const partnerSide = otherSide(sideOf(row, readerId) ?? 'low')
  const blockedBy = [
    ...(row.blocked_low === 1 || (isRestricted && partnerSide === 'low') ? [row.participant_low] : []),
    ...(row.blocked_high === 1 || (isRestricted && partnerSide === 'high') ? [row.participant_high] : []),
  ]
  return {
    _id: row.id,
    participants: [row.participant_low, row.participant_high],
    ...((row.last_message !== null || row.last_seq > 0) && {
      lastMessage: {
        ...lastMessageOf(row),
        ...(attachment && { attachment }),
        ...(callOutcome && { callOutcome }),
      },
    }),
    ...(row.last_change > 0 && { changes: row.last_change }),
    unreadCount: sideOf(row, readerId) === 'low' ? row.unread_low : row.unread_high,
    participantsRead: { [row.participant_low]: row.read_low, [row.participant_high]: row.read_high },
    online: isOnline,
    ...(blockedBy.length > 0 && { blockedBy }),
    ...(messagesLeft !== undefined && { firstContact: { messagesLeft } }),
  }
}

function lastMessageOf(row: ConversationRow): NonNullable<Conversation['lastMessage']> {
  return {
    ...(row.last_message === null
      ? { message: DELETED_MESSAGE, deleted: true }
      : { message: row.last_message }),
    ...(row.last_sender !== null && {
      senderId: row.last_sender,
      timestamp: row.updated_at,
      seq: row.last_seq,
    }),
  }
}
