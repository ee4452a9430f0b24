import type { Database, Instant } from '../../kernel/database/schema'
import type { Participant } from '../meetings/participant'

export interface Conflict {
  id: string
  title: string
  revision: number
  starts_at: Instant
  ends_at: Instant
  partner_id: string
  /**
   * The part of the session during which the person is busy, from the start of the first overlap to the end
   * of the last.
   */
  busy: { from: Instant; to: Instant }
}

/** Maximum number of overlaps that are read. */
const OVERLAPS_MAX = 300

/**
 * Returns the booked sessions of a person during which connected calendars say that the person is busy, in
 * order.
 */
export async function conflictsOf(
  db: Database,
  { personId, role }: Participant,
  now: Instant,
): Promise<Conflict[]> {
  const rows = await db
    .selectFrom('meetings')
    .innerJoin('busy_times', (join) =>
      join
        .on('busy_times.person_id', '=', personId)
        .onRef('busy_times.starts_at', '<', 'meetings.ends_at')
        .onRef('busy_times.ends_at', '>', 'meetings.starts_at'),
    )
    .select(['meetings.id', 'title', 'revision', 'meetings.starts_at', 'meetings.ends_at'])
    .select(['busy_times.starts_at as busy_from', 'busy_times.ends_at as busy_to'])
    .select(role === 'mentor' ? 'learner_id as partner_id' : 'mentor_id as partner_id')
    .where(role === 'mentor' ? 'mentor_id' : 'learner_id', '=', personId)
    .where('state', '=', 'booked')
    .where('meetings.ends_at', '>', now)
    .orderBy('meetings.starts_at')
    .orderBy('meetings.id')
    .limit(OVERLAPS_MAX)
    .execute()
  const found = new Map<string, Conflict>()
  for (const { busy_from, busy_to, ...meeting } of rows) {
    const { starts_at, ends_at } = meeting
    const from = busy_from > starts_at ? busy_from : starts_at
    const to = busy_to < ends_at ? busy_to : ends_at
    const known = found.get(meeting.id)?.busy
    const busy = known
      ? { from: from < known.from ? from : known.from, to: to > known.to ? to : known.to }
      : { from, to }
    found.set(meeting.id, { ...meeting, busy })
  }
  return [...found.values()]
}
