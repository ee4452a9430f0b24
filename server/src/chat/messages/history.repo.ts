import type { Kysely } from 'kysely'
import type { ChatDatabase } from '../database/schema'
import type { MessageRow } from './message'

export interface HistoryPage {
  limit: number
  beforeSeq?: number
  afterSeq?: number
}

/** In their order: the oldest after a number when one is given, else the newest (before a number). */
export async function historyOf(
  db: Kysely<ChatDatabase>,
  conversationId: string,
  { limit, beforeSeq, afterSeq }: HistoryPage,
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .limit(limit)
    .orderBy('seq', afterSeq === undefined ? 'desc' : 'asc')
  if (beforeSeq !== undefined) query = query.where('seq', '<', beforeSeq)
  if (afterSeq !== undefined) query = query.where('seq', '>', afterSeq)
  const rows = await query.execute()
  return afterSeq === undefined ? rows.reverse() : rows
}
