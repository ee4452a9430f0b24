import { otherSide, type SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import type { NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import { jobKind } from '../../../platform/jobs/jobKind'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { notifier, type NewEvent } from '../../../messages/notifications/notifier'
import { findMeeting, personOf, type StoredMeeting } from '../meetings.repo'
import { pausedUntil } from './bookingPause.policy'

export type RecordNews = ReturnType<typeof recordNews>

const showFeedback = jobKind<{ meetingId: string; by: SessionSide }>('meeting.feedback-shown')

/**
 * Job that runs when a learner can no longer contradict that a session was missed. It notifies the learner of
 * the pause that the session may cause.
 */
const countAbsence = jobKind<{ meetingId: string }>('meeting.absence-counts')

/** Notifies a person of what the other person has recorded for their session. */
export function recordNews({ jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  function eventOf(kind: NotificationKind, meeting: StoredMeeting, by: SessionSide, key: string): NewEvent {
    const people = { actor: personOf(meeting, by), to: personOf(meeting, otherSide(by)) }
    return { kind, subject: meeting.id, ...people, key: `${meeting.id}:${key}` }
  }

  const tell = (tx: Database, ...[kind, meeting, by, key]: Parameters<typeof eventOf>) =>
    notifications.record(tx, { ...eventOf(kind, meeting, by, key), isAct: kind !== 'session-feedback' })

  jobs.handle(showFeedback, {
    effect: async (tx, { meetingId, by }) => {
      const meeting = await findMeeting(tx, meetingId)
      // If both have given feedback, this event was recorded before with the same key, so nothing happens.
      if (meeting) await tell(tx, 'session-feedback', meeting, by, by)
    },
  })

  jobs.handle(countAbsence, {
    effect: async (tx, { meetingId }) => {
      const meeting = await findMeeting(tx, meetingId)
      const isPaused = meeting && (await pausedUntil(tx, meeting.learner_id, clock())) !== undefined
      if (!isPaused) return
      const { learner_id: to } = meeting
      await notifications.record(tx, { kind: 'booking-paused', subject: meetingId, to, key: meetingId })
    },
  })

  return {
    notesSaved: (tx: Database, meeting: StoredMeeting, by: SessionSide, version: number) =>
      tell(tx, 'session-notes', meeting, by, String(version)),

    /**
     * Notifies a person who was reported as absent.
     *
     * @param until the time after which the person can no longer contradict
     */
    async markedAbsent(tx: Database, meeting: StoredMeeting, by: SessionSide, until: Date) {
      await tell(tx, 'session-absence', meeting, by, by)
      const [key, payload] = [`${meeting.id}:${by}`, { meetingId: meeting.id }]
      if (by === 'mentor') await jobs.enqueue(tx, countAbsence, { key, payload, runAt: until, replace: true })
    },

    /**
     * Notifies people when feedback becomes visible to them: immediately if both have given feedback,
     * otherwise when the time for feedback is over.
     */
    async feedbackGiven(
      tx: Database,
      meeting: StoredMeeting,
      by: SessionSide,
      { isLast, until }: { isLast: boolean; until: number },
    ) {
      const shown = isLast ? [by, otherSide(by)] : []
      await notifications.recordAll(
        tx,
        shown.map((side) => eventOf('session-feedback', meeting, side, side)),
        [{ personId: personOf(meeting, by), topic: 'session', subject: meeting.id }],
      )
      if (!isLast)
        await jobs.enqueue(tx, showFeedback, {
          key: `${meeting.id}:${by}`,
          payload: { meetingId: meeting.id, by },
          runAt: new Date(until),
        })
    },
  }
}
