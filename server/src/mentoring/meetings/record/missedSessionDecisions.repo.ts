import type { Insertable, Selectable } from 'kysely'
import type { MeetingTables } from '../../../kernel/database/meetingTables'
import type { Database, Instant } from '../../../kernel/database/schema'

type Table = MeetingTables['missed_session_decisions']

/** Returns, by mentor, the time up to which operators have decided on missed sessions. */
export async function decidedUntil(db: Database, mentorIds: string[]): Promise<Map<string, Instant>> {
  if (mentorIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('missed_session_decisions')
    .select(({ fn }) => ['mentor_id', fn.max('covers_until').as('until')])
    .where('mentor_id', 'in', mentorIds)
    .groupBy('mentor_id')
    .execute()
  return new Map(rows.map(({ mentor_id, until }) => [mentor_id, until]))
}

/** Returns the decisions about a mentor, newest first. */
export function decisionsAbout(db: Database, mentorId: string): Promise<Selectable<Table>[]> {
  return db
    .selectFrom('missed_session_decisions')
    .selectAll()
    .where('mentor_id', '=', mentorId)
    .orderBy('covers_until', 'desc')
    .execute()
}

export async function insertDecision(db: Database, decision: Insertable<Table>) {
  await db.insertInto('missed_session_decisions').values(decision).execute()
}

/** Returns the decisions about a mentor for the export of the account, without the notes for operators. */
export function exportedDecisions(db: Database, mentorId: string) {
  return db
    .selectFrom('missed_session_decisions')
    .select(['decision', 'covers_until', 'decided_at'])
    .where('mentor_id', '=', mentorId)
    .orderBy('covers_until')
    .execute()
}
