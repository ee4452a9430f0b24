import {
  otherSide,
  outcomeOf,
  type SessionOutcome,
  type SessionSide,
} from '@mentor-connect/contract/mentoring/sessions/attendance'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { ATTENDANCE_HOURS } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { feedbackUntil } from '../feedbackShown'
import type { StoredMeeting } from '../meetings.repo'
import type { AttendanceRow, BySide, FeedbackRow } from './aftermath.repo'

/** The attendance marks and the feedback of a meeting, with the current time in ms since 1970. */
export interface Aftermath {
  meeting: Pick<StoredMeeting, 'state' | 'ends_at'>
  marks: BySide<AttendanceRow>
  feedback: BySide<FeedbackRow>
  now: number
}

const isOver = ({ meeting, now }: Aftermath) =>
  meeting.state === 'booked' && Date.parse(meeting.ends_at) <= now

/** Tells whether a meeting counts as held. Returns undefined before its end, or if it was cancelled. */
export function outcomeAfter(after: Aftermath): SessionOutcome | undefined {
  const { learner, mentor } = after.marks
  return isOver(after) ? outcomeOf({ learner: learner?.mark, mentor: mentor?.mark }) : undefined
}

export const canGiveFeedback = (after: Aftermath, side: SessionSide) =>
  outcomeAfter(after) === 'held' && after.now < feedbackUntil(after.meeting) && !after.feedback[side]

/**
 * Returns the time, in ms since 1970, until which this person can report who came. If the other person
 * reports late, this person still gets the full time to contradict.
 */
export function attendanceUntil({ meeting, marks }: Aftermath, side: SessionSide): number {
  const limit = ATTENDANCE_HOURS * HOUR_MS
  const first = Date.parse(meeting.ends_at) + limit
  const partner = marks[otherSide(side)]?.marked_at
  return partner ? Math.min(Math.max(first, Date.parse(partner) + limit), first + limit) : first
}

export const canMark = (after: Aftermath, side: SessionSide) =>
  isOver(after) && after.now < attendanceUntil(after, side)
