import { lockRows } from '../../platform/database/lockRows'
import { otherOf, sideOf } from './sides'
import type { Tx, Database } from '../database/schema'

export interface ReadMark {
  conversationId: string
  personId: string
  upToSeq: number
}

/** The read position that was stored; null if nothing has changed or the person is not a participant. */
export type ReadOutcome = (ReadMark & { partnerId: string }) | null

/** Moves read positions forward, never back and never past the last message, and updates the unread counts. */
export function storeReads(db: Database, marks: ReadMark[]): Promise<ReadOutcome[]> {
  return db.transaction().execute(async (tx) => {
    const query = tx
      .selectFrom('conversations')
      .select(['id', 'participant_low', 'participant_high', 'last_seq', 'read_low', 'read_high'])
      .where(
        'id',
        'in',
        marks.map(({ conversationId }) => conversationId),
      )
      .orderBy('id')
    const rows = new Map((await lockRows(tx, query).execute()).map((row) => [row.id, row]))
    const outcomes: ReadOutcome[] = []
    for (const mark of marks) outcomes.push(await apply(tx, mark, rows.get(mark.conversationId)))
    return outcomes
  })
}

interface Row {
  id: string
  participant_low: string
  participant_high: string
  last_seq: number
  read_low: number
  read_high: number
}

async function apply(tx: Tx, mark: ReadMark, row: Row | undefined): Promise<ReadOutcome> {
  const side = row && sideOf(row, mark.personId)
  if (!side) return null
  const position = side === 'low' ? 'read_low' : 'read_high'
  const upToSeq = Math.min(mark.upToSeq, row.last_seq)
  if (upToSeq <= row[position]) return null
  row[position] = upToSeq
  const partnerId = otherOf(row, mark.personId)
  const unread = upToSeq === row.last_seq ? 0 : await countAfter(tx, row.id, partnerId, upToSeq)
  const changes =
    side === 'low'
      ? { read_low: upToSeq, unread_low: unread, mailed_low: null }
      : { read_high: upToSeq, unread_high: unread, mailed_high: null }
  await tx.updateTable('conversations').set(changes).where('id', '=', row.id).execute()
  return { ...mark, upToSeq, partnerId }
}

/** Returns the number of messages of this sender after a sequence number, without deleted ones. */
async function countAfter(tx: Tx, conversationId: string, senderId: string, seq: number) {
  const { count } = await tx
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', seq)
    .where('sender_id', '=', senderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message_changes')
            .select('change')
            .whereRef('thread_id', '=', 'messages.conversation_id')
            .whereRef('message_changes.seq', '=', 'messages.seq')
            .where('deleted_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}
