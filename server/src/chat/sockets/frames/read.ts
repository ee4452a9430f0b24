import { findConversation } from '../../conversations/conversations.repo'
import { pairOf } from '../../conversations/sides'
import type { FrameHandler } from './frameHandler'

/** Stores the read position and notifies the partner and this person's other devices. */
export const onRead: FrameHandler<'read'> = async (frame, connection, { db, reads, messenger }) => {
  const { personId } = connection
  const conversationId =
    frame.conversationId ?? (frame.userId && (await findConversation(db, pairOf(personId, frame.userId)))?.id)
  if (!conversationId) return connection.refuse(frame.userId ? 'no_conversation' : 'invalid_frame')
  const outcome = await reads.submit({ conversationId, personId, upToSeq: frame.upToSeq })
  if (!outcome) return
  const receipt = { type: 'read', conversationId, userId: personId, upToSeq: outcome.upToSeq } as const
  messenger.tell([personId, outcome.partnerId], receipt, { origin: connection.id })
}
