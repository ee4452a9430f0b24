import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { REMINDED_HOURS_BEFORE } from './remindedHours'
import { queueMeetingMails, type CalendarMailPayload } from './calendarMails'
import type { CalendarChange } from './calendarWords'
import { notifier, type NewEvent } from '../../messages/notifications/notifier'
import type { Participant } from './participant'
import { findBooked, type StoredMeeting } from './meetings.repo'

const CHANGES = {
  'session-booked': 'booked',
  'session-moved': 'moved',
  'session-cancelled': 'cancelled',
} as const satisfies Record<string, CalendarChange>

const remind = jobKind<{ meetingId: string; revision: number; hours: number }>('meeting.remind')

/** Notifications, calendar mails and reminders for the two people of a session. */
export function meetingNews({ jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  // Reminders are never cancelled. Instead, a reminder does nothing if the session was moved or cancelled since.
  jobs.handle(remind, {
    effect: async (tx, { meetingId, revision, hours }) => {
      const meeting = await findBooked(tx, meetingId, revision)
      if (!meeting || meeting.starts_at <= clock().toISOString()) return
      const people = [
        [meeting.learner_id, meeting.mentor_id],
        [meeting.mentor_id, meeting.learner_id],
      ] as const
      const soon = people.map(([to, actor]): NewEvent => ({
        kind: 'session-soon',
        subject: meetingId,
        to,
        actor,
        key: `${meetingId}:${revision}:${hours}:${to}`,
      }))
      await notifications.recordAll(tx, soon)
    },
  })

  async function scheduleReminders(tx: Database, { id, revision, starts_at }: StoredMeeting) {
    const reminders = REMINDED_HOURS_BEFORE.map((hours) => ({
      key: `${id}:${revision}:${hours}`,
      payload: { meetingId: id, revision, hours },
      runAt: new Date(Date.parse(starts_at) - hours * HOUR_MS),
      expiresAt: new Date(starts_at),
    }))
    const ahead = reminders.filter(({ runAt }) => runAt > clock())
    await jobs.enqueueAll(tx, remind, ahead)
  }

  return {
    /** Notifies the other person, changes both calendars, and schedules the reminders of both. */
    async tell(tx: Database, kind: keyof typeof CHANGES, meeting: StoredMeeting, by: Participant) {
      const to = by.role === 'mentor' ? meeting.learner_id : meeting.mentor_id
      const key = `${meeting.id}:${meeting.revision}`
      // Nobody can have unread notifications about a new session.
      const isAct = kind !== 'session-booked'
      await notifications.record(tx, { kind, subject: meeting.id, actor: by.personId, isAct, to, key })
      await queueMeetingMails(tx, { jobs, clock }, calendarMailsOf(CHANGES[kind], meeting, by))
      if (meeting.state === 'booked') await scheduleReminders(tx, meeting)
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
