import type { Kysely } from 'kysely'
import { belongsTo, createIndexes, key, required } from '../../../platform/database/tableParts'

/** Stores the decisions of operators about mentors who have missed several sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('missed_session_decisions')
    .addColumn('id', 'text', key)
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('covers_until', 'text', required)
    .addColumn('decision', 'text', required)
    .addColumn('note', 'text', required)
    .addColumn('decided_by', 'text', required)
    .addColumn('decided_at', 'text', required)
    .execute()
  await createIndexes(db, 'missed_session_decisions', {
    missed_session_decisions_by_mentor: ['mentor_id', 'covers_until'],
  })
  await createIndexes(db, 'meeting_attendance', {
    meeting_attendance_by_mark: ['mark', 'marked_by', 'marked_at'],
  })
}
