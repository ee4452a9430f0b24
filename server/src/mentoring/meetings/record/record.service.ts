import type { Feedback, MeetingRecord } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import {
  otherSide,
  type AttendanceMark,
  type SessionSide,
} from '@mentor-connect/contract/mentoring/sessions/attendance'
import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import { FEEDBACK_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { errors } from '../../../platform/http/errors'
import { sessionErrors } from '../../sessionErrors'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { feedbackUntil, isFeedbackShown } from '../feedbackShown'
import type { Participant } from '../participant'
import { lockOwn, sideOf, type StoredMeeting } from '../meetings.repo'
import { requireOwn } from '../ownMeetings.service'
import { attendanceOf, deleteMark, feedbackOf, insertFeedback, writeMark } from './aftermath.repo'
import { attendanceUntil, canGiveFeedback, canMark, outcomeAfter, type Aftermath } from './aftermath'
import { mayBookAgain } from './bookingPause.policy'
import { currentNotes, findPrivateNotes } from './meetingNotes.repo'
import type { RecordNews } from './recordNews'

/** Records the feedback on a session, and whether both people came. */
export function recordService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>, news: RecordNews) {
  async function aftermath(database: Database, meeting: StoredMeeting): Promise<Aftermath> {
    const ids = [meeting.id]
    const marks = (await attendanceOf(database, ids)).get(meeting.id) ?? {}
    const feedback = (await feedbackOf(database, ids)).get(meeting.id) ?? {}
    return { meeting, marks, feedback, now: clock().getTime() }
  }

  /** Returns the time after which the person who was reported as absent can no longer contradict. */
  const closingTime = async (tx: Database, meeting: StoredMeeting, by: SessionSide) =>
    new Date(attendanceUntil(await aftermath(tx, meeting), otherSide(by)))

  const read = async (who: Participant, id: string): Promise<MeetingRecord> => {
    const meeting = await requireOwn(db, who, id)
    return {
      notes: await currentNotes(db, id),
      ...(who.role === 'mentor' && { privateNotes: await findPrivateNotes(db, id) }),
      ...(await presentFor(who, await aftermath(db, meeting), meeting)),
    }
  }

  async function presentFor(who: Participant, after: Aftermath, meeting: StoredMeeting) {
    const shown = present(after, who)
    const isMissed = who.role === 'user' && outcomeAfter(after) === 'mentor_absent'
    if (!isMissed || !(await mayBookAgain(db, meeting, clock()))) return shown
    return { ...shown, attendance: { ...shown.attendance, mayBookAgain: true } }
  }

  return {
    read,

    async giveFeedback(who: Participant, id: string, feedback: Feedback): Promise<MeetingRecord> {
      if (graphemeCount(feedback.text) > FEEDBACK_MAX)
        throw errors.invalidInput({ text: `Write at most ${FEEDBACK_MAX} characters.` })
      const side = sideOf(who)
      await db.transaction().execute(async (tx) => {
        const meeting = await requireLocked(tx, who, id)
        const after = await aftermath(tx, meeting)
        const before = after.feedback[side]
        if (before && before.rating === feedback.rating && before.text === feedback.text) return
        if (!canGiveFeedback(after, side)) throw sessionErrors.feedbackClosed()
        await insertFeedback(tx, id, side, feedback, clock().toISOString())
        const isLast = after.feedback[otherSide(side)] !== undefined
        await news.feedbackGiven(tx, meeting, side, { isLast, until: feedbackUntil(meeting) })
      })
      return read(who, id)
    },

    /**
     * Stores a person's statement about the attendance.
     *
     * @param mark undefined removes the person's earlier statement
     */
    async mark(who: Participant, id: string, mark: AttendanceMark | undefined): Promise<MeetingRecord> {
      const side = sideOf(who)
      await db.transaction().execute(async (tx) => {
        const meeting = await requireLocked(tx, who, id)
        const after = await aftermath(tx, meeting)
        if (after.marks[side]?.mark === mark) return
        if (!canMark(after, side)) throw sessionErrors.attendanceClosed()
        const now = clock().toISOString()
        if (!mark) await deleteMark(tx, id, side)
        else await writeMark(tx, id, side, mark, now)
        if (mark === 'absent')
          await news.markedAbsent(tx, meeting, side, await closingTime(tx, meeting, side))
      })
      return read(who, id)
    },
  }
}

/** Finds a meeting of this person and locks it. @throws ApiError `not_found` for a meeting of other people */
export async function requireLocked(tx: Database, who: Participant, id: string): Promise<StoredMeeting> {
  const meeting = await lockOwn(tx, who, id)
  if (!meeting) throw errors.notFound('Session')
  return meeting
}

function present(after: Aftermath, who: Participant): Pick<MeetingRecord, 'feedback' | 'attendance'> {
  const side = sideOf(who)
  const other = otherSide(side)
  const feedbackBy = { own: after.feedback[side], partner: after.feedback[other] }
  const markBy = { own: after.marks[side]?.mark, partner: after.marks[other]?.mark }
  const shown = (row: Feedback | undefined) => row && { rating: Number(row.rating), text: row.text }
  return {
    feedback: {
      isOpen: canGiveFeedback(after, side),
      until: new Date(feedbackUntil(after.meeting)).toISOString(),
      own: shown(feedbackBy.own),
      partner: isFeedbackShown(after.meeting, Object.keys(after.feedback).length, after.now)
        ? shown(feedbackBy.partner)
        : undefined,
    },
    attendance: {
      isOpen: canMark(after, side),
      until: new Date(attendanceUntil(after, side)).toISOString(),
      ...markBy,
    },
  }
}
