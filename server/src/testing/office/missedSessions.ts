import { MENTOR_NO_SHOWS } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { learnerId, mentorId } from './people'
import { hoursAfter, insertRows, rowsOf, type Database } from './rows'

/** Number of mentors about whose missed sessions operators have to decide. */
const MENTORS = 3
const DAYS = 20

/** Inserts sessions to which approved mentors did not come, some days ago, as their learners say. */
export async function insertMissedSessions(db: Database, now: Date) {
  const sessions = rowsOf(MENTORS * MENTOR_NO_SHOWS, (index) => sessionOf(index, now))
  await insertRows(db, 'meetings', sessions)
  await insertRows(
    db,
    'meeting_attendance',
    sessions.map(({ id, ends_at }) => ({
      meeting_id: id,
      marked_by: 'learner' as const,
      mark: 'absent' as const,
      marked_at: ends_at,
    })),
  )
}

function sessionOf(index: number, now: Date) {
  const start = hoursAfter(now.toISOString(), -24 * (DAYS - index))
  const id = `missed-${index}`
  return {
    id,
    // Every second mentor is approved.
    mentor_id: mentorId(2 * (index % MENTORS)),
    learner_id: learnerId(index),
    client_id: id,
    first_start: start,
    kind_id: 'talk',
    title: 'Career talk',
    topic: '',
    starts_at: start,
    ends_at: hoursAfter(start, 1),
    state: 'booked' as const,
    revision: 0,
    cancelled_by: null,
    created_at: start,
    changed_at: start,
  }
}
