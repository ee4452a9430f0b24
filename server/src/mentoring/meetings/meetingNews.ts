import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { queueMeetingMails, type CalendarMailPayload } from './calendarMails'
import type { CalendarChange } from './calendarWords'
import { notifier } from '../../messages/notifications/notifier'
import type { Participant } from './participant'
import { scheduleReminders } from './meetingReminders'
import type { StoredMeeting } from './meetings.repo'

const CHANGES = {
  'session-booked': 'booked',
  'session-moved': 'moved',
  'session-cancelled': 'cancelled',
} as const satisfies Record<string, CalendarChange>

/** Sends notifications, calendar mails and reminders to the two people of a session. */
export function meetingNews({ jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  return {
    /** Notifies the other person, updates both calendars, and schedules the reminders of both. */
    async tell(tx: Database, kind: keyof typeof CHANGES, meeting: StoredMeeting, by: Participant) {
      const to = by.role === 'mentor' ? meeting.learner_id : meeting.mentor_id
      const key = `${meeting.id}:${meeting.revision}`
      // A new session has no earlier notifications that could be marked as done.
      const isAct = kind !== 'session-booked'
      await notifications.record(tx, { kind, subject: meeting.id, actor: by.personId, isAct, to, key })
      await queueMeetingMails(tx, { jobs, clock }, calendarMailsOf(CHANGES[kind], meeting, by))
      if (meeting.state === 'booked') await scheduleReminders(tx, { jobs, clock }, meeting)
    },
  }
}

function calendarMailsOf(
  change: CalendarChange,
  { id, revision, title, starts_at, ends_at, learner_id, mentor_id }: StoredMeeting,
  by: Participant,
): CalendarMailPayload[] {
  const entry = { occurrence: 'meeting', id, revision, change, title } as const
  return [learner_id, mentor_id].map((personId) => ({
    ...entry,
    startsAt: starts_at,
    endsAt: ends_at,
    personId,
    isOwn: personId === by.personId,
  }))
}
