import type { RoomTranscript } from '@mentor-connect/contract/trust/safety'
import { TRANSCRIPT_EACH_SIDE, TRANSCRIPT_MAX } from '@mentor-connect/contract/trust/reports'
import type { Database } from '../database/schema'
import { withEarlierTexts } from '../store/presentMessages.query'
import { findMember, findRoom, hiddenUpTo } from './members.repo'
import { presentRows, roomRows } from './roomHistory.query'

/**
 * Returns a reported message of a room with the messages around it, even if its text was removed. Null if
 * there is no such message, or if the reporter was never able to read it.
 */
export async function roomTranscriptOf(
  db: Database,
  { reporterId, roomId, seq }: { reporterId: string; roomId: string; seq: number },
): Promise<RoomTranscript | null> {
  const room = await findRoom(db, roomId)
  const member = room && (await findMember(db, roomId, reporterId))
  if (!room || !member) return null
  const hidden = hiddenUpTo({ room, member })
  if (seq <= hidden) return null
  const rows = await roomRows(db, roomId, {
    limit: TRANSCRIPT_MAX,
    hiddenUpTo: Math.max(hidden, seq - TRANSCRIPT_EACH_SIDE - 1),
    beforeSeq: seq + TRANSCRIPT_EACH_SIDE + 1,
  })
  const reported = rows.find((row) => row.seq === seq)
  if (!reported) return null
  const shown = (await presentRows(db, roomId, rows)).map((message) =>
    message.removed ? { ...message, deleted: true } : message,
  )
  const messages = await withEarlierTexts(db, roomId, shown)
  return { authorId: reported.sender_id, transcript: { conversationId: roomId, messages } }
}
