import type { Feedback } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import type { AttendanceMark, SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import type { Selectable } from 'kysely'
import type { ApiDatabase, Instant, Database } from '../../../kernel/database/schema'

export type BySide<Row> = Partial<Record<SessionSide, Row>>
export type FeedbackRow = Selectable<ApiDatabase['meeting_feedback']>
export type AttendanceRow = Selectable<ApiDatabase['meeting_attendance']>

/** Returns the feedback of both people about these meetings, by meeting and side. */
export async function feedbackOf(
  db: Database,
  meetingIds: string[],
): Promise<Map<string, BySide<FeedbackRow>>> {
  if (meetingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('meeting_feedback')
    .selectAll()
    .where('meeting_id', 'in', meetingIds)
    .execute()
  return bySide(rows, ({ given_by }) => given_by)
}

export async function attendanceOf(
  db: Database,
  meetingIds: string[],
): Promise<Map<string, BySide<AttendanceRow>>> {
  if (meetingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('meeting_attendance')
    .selectAll()
    .where('meeting_id', 'in', meetingIds)
    .execute()
  return bySide(rows, ({ marked_by }) => marked_by)
}

function bySide<Row extends { meeting_id: string }>(rows: Row[], sideOf: (row: Row) => SessionSide) {
  const found = new Map<string, BySide<Row>>()
  for (const row of rows) found.set(row.meeting_id, { ...found.get(row.meeting_id), [sideOf(row)]: row })
  return found
}

export async function insertFeedback(
  tx: Database,
  meetingId: string,
  side: SessionSide,
  { rating, text }: Feedback,
  now: Instant,
) {
  await tx
    .insertInto('meeting_feedback')
    .values({ meeting_id: meetingId, given_by: side, rating, text, given_at: now })
    .execute()
}

export async function writeMark(
  tx: Database,
  meetingId: string,
  side: SessionSide,
  mark: AttendanceMark,
  now: Instant,
) {
  const values = { mark, marked_at: now }
  await tx
    .insertInto('meeting_attendance')
    .values({ meeting_id: meetingId, marked_by: side, ...values })
    .onConflict((conflict) => conflict.columns(['meeting_id', 'marked_by']).doUpdateSet(values))
    .execute()
}

export async function deleteMark(tx: Database, meetingId: string, side: SessionSide) {
  await tx
    .deleteFrom('meeting_attendance')
    .where('meeting_id', '=', meetingId)
    .where('marked_by', '=', side)
    .execute()
}
