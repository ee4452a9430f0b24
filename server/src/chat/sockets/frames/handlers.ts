import type { ClientFrameType } from '@mentor-connect/contract/messages/chatFrames'
import { findConversation } from '../../store/conversations.repo'
import { pairOf } from '../../store/sides'
import { messagesLeft } from '../../store/first-contact/firstContact'
import { onAuth } from './auth'
import { onDelete, onEdit, onReact } from './changes'
import type { FrameHandler } from './frameHandler'
import { onMessage } from './message'
import { onResume } from './resume'

/** Notifies the partner, unless the person may not write. */
const onTyping: FrameHandler<'typing'> = async ({ receiverId }, connection, context) => {
  const { personId } = connection
  const conversation = await findConversation(context.db, pairOf(personId, receiverId))
  if (!conversation || conversation.blocked_low === 1 || conversation.blocked_high === 1) return
  if (messagesLeft(conversation, connection, context.limits) === 0) return
  const notice = { type: 'typing', conversationId: conversation.id, userId: personId } as const
  context.messenger.tell([receiverId], notice, { isDroppable: true })
}

/** Stores the read position and notifies the partner and this person's other devices. */
const onRead: FrameHandler<'read'> = async (frame, connection, { db, reads, messenger }) => {
  const { personId } = connection
  const conversationId =
    frame.conversationId ?? (frame.userId && (await findConversation(db, pairOf(personId, frame.userId)))?.id)
  if (!conversationId) return connection.refuse(frame.userId ? 'no_conversation' : 'invalid_frame')
  const outcome = await reads.submit({ conversationId, personId, upToSeq: frame.upToSeq })
  if (!outcome) return
  const receipt = { type: 'read', conversationId, userId: personId, upToSeq: outcome.upToSeq } as const
  messenger.tell([personId, outcome.partnerId], receipt, { origin: connection.id })
}

export const handlers: { [T in ClientFrameType]: FrameHandler<T> } = {
  message: onMessage,
  auth: onAuth,
  read: onRead,
  resume: onResume,
  typing: onTyping,
  edit: onEdit,
  delete: onDelete,
  react: onReact,
  room_message: (frame, connection, { rooms }) => rooms.onMessage(frame, connection),
  room_read: (frame, connection, { rooms }) => rooms.onRead(frame, connection),
  room_typing: (frame, connection, { rooms }) => rooms.onTyping(frame, connection),
  room_resume: (frame, connection, { rooms }) => rooms.onResume(frame, connection),
  call_start: (frame, connection, { calls }) => calls.onStart(frame, connection),
  call_accept: (frame, connection, { calls }) => calls.onAccept(frame, connection),
  call_decline: (frame, connection, { calls }) => calls.onDecline(frame, connection),
  call_leave: (frame, connection, { calls }) => calls.onLeave(frame, connection),
  call_heartbeat: (frame, connection, { calls }) => calls.onHeartbeat(frame, connection),
  call_description: (frame, connection, { calls }) => calls.onDescription(frame, connection),
  call_candidate: (frame, connection, { calls }) => calls.onCandidate(frame, connection),
}
