import { otherSide, type SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import type { NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import { jobKind } from '../../../platform/jobs/jobKind'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { notifier, type NewEvent } from '../../../messages/notifications/notifier'
import { findMeeting, personOf, type StoredMeeting } from '../meetings.repo'

export type RecordNews = ReturnType<typeof recordNews>

const showFeedback = jobKind<{ meetingId: string; by: SessionSide }>('meeting.feedback-shown')

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
      // If both have given feedback, this event was recorded before with the same key, and nothing happens.
      if (meeting) await tell(tx, 'session-feedback', meeting, by, by)
    },
  })

  return {
    notesSaved: (tx: Database, meeting: StoredMeeting, by: SessionSide, version: number) =>
      tell(tx, 'session-notes', meeting, by, String(version)),

    markedAbsent: (tx: Database, meeting: StoredMeeting, by: SessionSide) =>
      tell(tx, 'session-absence', meeting, by, by),

    /**
     * Notifies people when feedback becomes visible to them: now if both have given it, otherwise when the time
     * for feedback is over.
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
