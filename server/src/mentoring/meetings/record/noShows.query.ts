import { otherSide, type SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import { ATTENDANCE_HOURS, NO_SHOW_DAYS } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { Database, Instant } from '../../../kernel/database/schema'
import { attendanceUntil } from './aftermath'

/**
 * Maximum time in ms during which a person can contradict that a session was missed: twice the hours for
 * reporting attendance.
 */
const CONTRADICTED_MS = 2 * ATTENDANCE_HOURS * HOUR_MS

interface Person {
  personId: string
  side: SessionSide
}

/**
 * Returns the times, in ms since 1970 and in order, from which the sessions that a person has missed count. A
 * session counts once the person can no longer contradict.
 */
export async function noShowsOf(db: Database, { personId, side }: Person, now: Date): Promise<number[]> {
  const since = now.getTime() - 2 * NO_SHOW_DAYS * DAY_MS - CONTRADICTED_MS
  const rows = await missedBy(db, side)
    .where(side === 'mentor' ? 'meetings.mentor_id' : 'meetings.learner_id', '=', personId)
    .where('meetings.ends_at', '>', new Date(since).toISOString())
    .execute()
  return rows
    .map((row) => countsFrom(row, side, now))
    .filter((at) => at <= now.getTime())
    .sort((a, b) => a - b)
}

type MissedRow = Awaited<ReturnType<ReturnType<typeof missedBy>['execute']>>[number]

/** Returns the time from which a missed session counts, in ms since 1970. */
export function countsFrom({ ends_at, state, ...said }: MissedRow, side: SessionSide, now: Date): number {
  const marks = { [otherSide(side)]: said }
  return attendanceUntil({ meeting: { ends_at, state }, marks, feedback: {}, now: now.getTime() }, side)
}

/** Tells whether the mentor has missed a session with a learner that ended after the given time. */
export async function hasMentorMissed(
  db: Database,
  { learner_id, mentor_id }: { learner_id: string; mentor_id: string },
  since: Instant,
): Promise<boolean> {
  const row = await missedBy(db, 'mentor')
    .where('meetings.learner_id', '=', learner_id)
    .where('meetings.mentor_id', '=', mentor_id)
    .where('meetings.ends_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Selects the sessions to which this side did not come according to the other person, and for which this side
 * has reported nothing.
 */
export const missedBy = (db: Database, side: SessionSide) =>
  db
    .selectFrom('meetings')
    .select(['meetings.ends_at', 'meetings.state'])
    .innerJoin('meeting_attendance as said', (join) =>
      join.onRef('said.meeting_id', '=', 'meetings.id').on('said.marked_by', '=', otherSide(side)),
    )
    .leftJoin('meeting_attendance as own', (join) =>
      join.onRef('own.meeting_id', '=', 'meetings.id').on('own.marked_by', '=', side),
    )
    .select(['said.mark', 'said.marked_at', 'said.meeting_id', 'said.marked_by'])
    .where('meetings.state', '=', 'booked')
    .where('said.mark', '=', 'absent')
    .where('own.mark', 'is', null)
