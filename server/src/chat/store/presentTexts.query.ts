import type { Database } from '../database/schema'
import { withAttachments } from './attachments/attachments.repo'
import type { MessageRow } from './message'
import type { MessageExtras } from '../actions/extras.query'
import type { MessageTable } from '../actions/thread'

interface OfThread {
  table: MessageTable
  threadId: string
}

/**
 * Reads the changed messages among these rows again, after the numbers of their changes. If clients get two
 * states, they keep the one with the higher number. So a text must never be older than the number with which
 * it is sent. If the text is newer, it is sent again with its own number.
 */
export async function withPresentTexts(
  db: Database,
  { table, threadId }: OfThread,
  rows: MessageRow[],
  extras: Map<number, MessageExtras>,
): Promise<MessageRow[]> {
  const changed = rows.flatMap(({ seq }) => (extras.get(seq)?.change === undefined ? [] : [seq]))
  if (changed.length === 0) return rows
  const fresh = await db
    .selectFrom(table as 'messages')
    .selectAll()
    .where('conversation_id', '=', threadId)
    .where('seq', 'in', changed)
    .execute()
  const bySeq = new Map((await withAttachments(db, threadId, fresh)).map((row) => [row.seq, row]))
  return rows.map((row) => bySeq.get(row.seq) ?? row)
}
