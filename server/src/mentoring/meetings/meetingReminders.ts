import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier, type NewEvent } from '../../messages/notifications/notifier'
import { jobKind } from '../../platform/jobs/jobKind'
import { remindedAt, reminderTimes } from '../reminders/dueReminders'
import { findBooked, type StoredMeeting } from './meetings.repo'

interface Payload {
  meetingId: string
  revision: number
  minutes: number
}

const remind = jobKind<Payload>('meeting.remind-before')
/**
 * Jobs of this kind were added by earlier versions of the server, which reminded everybody the same number of
 * hours before a session.
 */
const remindInHours = jobKind<Omit<Payload, 'minutes'> & { hours: number }>('meeting.remind')

type Queue = Pick<ApiDependencies, 'jobs' | 'clock'>

/**
 * Schedules the reminders of a session. Reminders are never cancelled. Instead, a reminder does nothing if
 * its session was moved or cancelled.
 */
export async function scheduleReminders(
  tx: Database,
  { jobs, clock }: Queue,
  { id, revision, starts_at }: StoredMeeting,
) {
  const reminders = reminderTimes(starts_at, clock()).map(({ minutes, runAt }) => ({
    key: `${id}:${revision}:${minutes}`,
    payload: { meetingId: id, revision, minutes },
    runAt,
    expiresAt: new Date(starts_at),
  }))
  await jobs.enqueueAll(tx, remind, reminders)
}

/** Handles the jobs that remind the two people of a session, at the times that each of them has chosen. */
export function handleReminders({ jobs, clock }: Queue) {
  const notifications = notifier({ jobs, clock })

  async function effect(tx: Database, { meetingId, revision, minutes }: Payload) {
    const meeting = await findBooked(tx, meetingId, revision)
    if (!meeting || meeting.starts_at <= clock().toISOString()) return
    const { learner_id, mentor_id } = meeting
    const people = await remindedAt(tx, [learner_id, mentor_id], minutes)
    const soon = people.map(({ personId: to, ...ways }): NewEvent => ({
      kind: 'session-soon',
      subject: meetingId,
      to,
      actor: to === learner_id ? mentor_id : learner_id,
      key: `${meetingId}:${revision}:${minutes}m:${to}`,
      ...ways,
    }))
    await notifications.recordAll(tx, soon)
  }

  jobs.handle(remind, { effect })
  jobs.handle(remindInHours, {
    effect: (tx, { hours, ...about }) => effect(tx, { ...about, minutes: (hours * HOUR_MS) / MINUTE_MS }),
  })
}
