import type { OutgoingChange, OutgoingChat, OutgoingMessage } from '@mentor-connect/api/outboxes'
import { attachmentsText, type ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import type { ClientFrame } from '@mentor-connect/contract/messages/chatFrames'
import type { ChatState, Pending, PendingChange } from './chatState'

export const isChange = (entry: OutgoingChat): entry is OutgoingChange => 'change' in entry
export const isMessage = (entry: OutgoingChat): entry is OutgoingMessage => !isChange(entry)

/** Unsent messages and changes in the order in which they were made. */
export function queueOf({ pending, pendingChanges }: ChatState): (Pending | PendingChange)[] {
  if (pendingChanges.length === 0) return pending
  const orderOf = (entry: Pending | PendingChange) => entry.writtenAt + entry.clientMsgId
  return [...pending, ...pendingChanges].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

/** The frame that sends an entry of the outbox. */
export function frameOf(entry: OutgoingChat): ClientFrame {
  const { clientMsgId } = entry
  if (isChange(entry)) {
    const { conversationId, seq, change } = entry
    return { ...change, clientMsgId, conversationId, seq }
  }
  const { receiverId, isRoom, message, mentions, replyTo, files } = entry
  const content = {
    message,
    clientMsgId,
    ...(replyTo && { replyTo: replyTo.seq }),
    ...(files && { attachments: files.flatMap(({ id }) => id ?? []) }),
  }
  if (isRoom) return { type: 'room_message', roomId: receiverId, mentions, ...content }
  return { type: 'message', receiverId, ...content }
}

/** The parts of a sent message that its acknowledgement does not repeat. */
export function storedOf({ senderId, message, replyTo }: Pending, attachments: ChatAttachment[] | undefined) {
  return {
    senderId,
    message: message || attachmentsText(attachments ?? []),
    ...(replyTo && { replyTo }),
    ...(attachments && { attachments }),
  }
}
