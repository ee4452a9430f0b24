import type { Database } from '../../kernel/database/schema'
import type { Span } from './timeCells.repo'

/**
 * Returns the booked sessions of a mentor that begin in a period, with their kinds.
 *
 * @param except id of a session that is left out
 */
export function startsOfSessions(db: Database, mentorId: string, { start, end }: Span, except: string) {
  const from = new Date(start).toISOString()
  return (
    db
      .selectFrom('meetings')
      .select(['starts_at', 'kind_id'])
      .where('mentor_id', '=', mentorId)
      // The index is by the end. It can be used because each session ends after it begins.
      .where('ends_at', '>', from)
      .where('starts_at', '>=', from)
      .where('starts_at', '<', new Date(end).toISOString())
      .where('state', '=', 'booked')
      .where('id', '<>', except)
      .execute()
  )
}
