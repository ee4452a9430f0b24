import type { Transcript } from '@mentor-connect/contract/trust/safety'
import { TRANSCRIPT_EACH_SIDE, TRANSCRIPT_MAX } from '@mentor-connect/contract/trust/reports'
import type { Database } from '../database/schema'
import { historyOf } from '../store/history.repo'
import { tracedMessages } from '../store/presentMessages.query'
import { findConversation } from '../store/conversations.repo'
import { pairOf } from '../store/sides'

interface Wanted {
  reporterId: string
  partnerId: string
  /** Sequence number of the reported message; if undefined, the last messages are returned. */
  seq?: number
}

/**
 * Returns a reported message with the messages around it; null if the two people have no conversation or no
 * such message.
 */
export async function transcriptOf(
  db: Database,
  { reporterId, partnerId, seq }: Wanted,
): Promise<Transcript | null> {
  const conversation = await findConversation(db, pairOf(reporterId, partnerId))
  if (!conversation || (seq ?? 1) > conversation.last_seq) return null
  const page =
    seq === undefined
      ? { limit: TRANSCRIPT_MAX }
      : { limit: TRANSCRIPT_MAX, beforeSeq: seq + TRANSCRIPT_EACH_SIDE + 1 }
  const rows = await historyOf(db, conversation.id, page)
  const first = (seq ?? 0) - TRANSCRIPT_EACH_SIDE
  const wanted = rows.filter((row) => seq === undefined || row.seq >= first)
  return { conversationId: conversation.id, messages: await tracedMessages(db, conversation.id, wanted) }
}
