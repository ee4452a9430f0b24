import { outcomeOf } from '@mentor-connect/contract/mentoring/sessions/attendance'
import type { Instant, Database } from '../../kernel/database/schema'

interface Pair {
  learner_id: string
  mentor_id: string
  /** Sessions that were held before this time do not count. */
  created_at?: Instant
}

export interface HeldSession {
  mentor_id: string
  starts_at: Instant
}

/** Tells whether the two have held a session, which means that it is over and both came. */
export async function hasHeldSession(
  db: Database,
  { learner_id, mentor_id, created_at = '' }: Pair,
  now: Instant,
): Promise<boolean> {
  const held = await heldSessions(db, { learnerId: learner_id, mentorIds: [mentor_id], now })
  return held.some(({ starts_at }) => starts_at >= created_at)
}

/** Returns the sessions that a learner has held with these mentors, the earliest first. */
export async function heldSessions(
  db: Database,
  { learnerId, mentorIds, now }: { learnerId: string; mentorIds: string[]; now: Instant },
): Promise<HeldSession[]> {
  if (mentorIds.length === 0) return []
  const over = await db
    .selectFrom('meetings')
    .leftJoin('meeting_attendance as of_learner', (join) =>
      join.onRef('of_learner.meeting_id', '=', 'meetings.id').on('of_learner.marked_by', '=', 'learner'),
    )
    .leftJoin('meeting_attendance as of_mentor', (join) =>
      join.onRef('of_mentor.meeting_id', '=', 'meetings.id').on('of_mentor.marked_by', '=', 'mentor'),
    )
    .select(['mentor_id', 'starts_at', 'of_learner.mark as learner', 'of_mentor.mark as mentor'])
    .where('learner_id', '=', learnerId)
    .where('mentor_id', 'in', mentorIds)
    .where('state', '=', 'booked')
    .where('ends_at', '<=', now)
    .orderBy('starts_at')
    .execute()
  return over.filter(({ learner, mentor }) => {
    const marks = { ...(learner && { learner }), ...(mentor && { mentor }) }
    return outcomeOf(marks) === 'held'
  })
}
