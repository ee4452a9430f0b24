import type { ChatReport } from '@mentor-connect/contract/messages/chatInternal'
import type { Insertable } from 'kysely'
import type { ReportsTable, Database } from '../database/schema'
import { otherOf } from '../store/sides'

export async function insertReport(db: Database, report: Insertable<ReportsTable>) {
  await db.insertInto('reports').values(report).execute()
}

/** Returns the reports, newest first, with the text of the reported message. */
export async function listReports(db: Database, limit: number): Promise<ChatReport[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('conversations', 'conversations.id', 'reports.conversation_id')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'reports.conversation_id')
        .onRef('messages.seq', '=', 'reports.seq'),
    )
    .selectAll('reports')
    .select(['participant_low', 'participant_high', 'messages.message'])
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    conversationId: row.conversation_id,
    reporterId: row.reporter_id,
    reportedId: otherOf(row, row.reporter_id),
    reason: row.reason,
    ...(row.message !== null && { message: row.message }),
    createdAt: row.created_at,
  }))
}
