import { findConversation } from '../../conversations/conversations.repo'
import { pairOf } from '../../conversations/sides'
import { messagesLeft } from '../../first-contact/firstContact'
import type { FrameHandler } from './frameHandler'

/** Notifies the partner, unless the person may not write. */
export const onTyping: FrameHandler<'typing'> = async ({ receiverId }, connection, context) => {
  const { personId } = connection
  const conversation = await findConversation(context.db, pairOf(personId, receiverId))
  if (!conversation || conversation.blocked_low === 1 || conversation.blocked_high === 1) return
  if (messagesLeft(conversation, connection, context.limits) === 0) return
  const notice = { type: 'typing', conversationId: conversation.id, userId: personId } as const
  context.messenger.tell([receiverId], notice, { isDroppable: true })
}
