import { outcomeOf } from '@mentor-connect/contract/rules/attendance'
import type { Kysely } from 'kysely'
import type { ApiDatabase, Instant } from '../database/schema'

interface Pair {
  learner_id: string
  mentor_id: string
  /** Sessions before it do not count. */
  created_at?: Instant
}

/** Whether the two have held a session: one that is over, and to which both came. */
export async function hasHeldSession(
  db: Kysely<ApiDatabase>,
  { learner_id, mentor_id, created_at = '' }: Pair,
  now: Instant,
): Promise<boolean> {
  const over = await db
    .selectFrom('meetings')
    .leftJoin('meeting_attendance as of_learner', (join) =>
      join.onRef('of_learner.meeting_id', '=', 'meetings.id').on('of_learner.marked_by', '=', 'learner'),
    )
    .leftJoin('meeting_attendance as of_mentor', (join) =>
      join.onRef('of_mentor.meeting_id', '=', 'meetings.id').on('of_mentor.marked_by', '=', 'mentor'),
    )
    .select(['of_learner.mark as learner', 'of_mentor.mark as mentor'])
    .where('learner_id', '=', learner_id)
    .where('mentor_id', '=', mentor_id)
    .where('state', '=', 'booked')
    .where('starts_at', '>=', created_at)
    .where('ends_at', '<=', now)
    .execute()
  return over.some(({ learner, mentor }) => {
    const marks = { ...(learner && { learner }), ...(mentor && { mentor }) }
    return outcomeOf(marks) === 'held'
  })
}
