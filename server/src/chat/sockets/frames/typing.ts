import { findConversation } from '../../conversations/conversations.repo'
import { pairOf } from '../../conversations/sides'
import type { FrameHandler } from './frameHandler'

export const onTyping: FrameHandler<'typing'> = async ({ receiverId }, { personId }, { db, messenger }) => {
  const conversation = await findConversation(db, pairOf(personId, receiverId))
  if (!conversation || conversation.blocked_low === 1 || conversation.blocked_high === 1) return
  const notice = { type: 'typing', conversationId: conversation.id, userId: personId } as const
  messenger.tell([receiverId], notice, { isDroppable: true })
}
