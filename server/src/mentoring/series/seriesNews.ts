import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { queueCancelledMeetings } from '../meetings/cancelledMeetings'
import { scheduleReminders } from '../meetings/meetingReminders'
import type { StoredMeeting } from '../meetings/meetings.repo'
import type { Participant } from '../meetings/participant'
import { queueSeriesMails, takeBackSeriesMail } from './seriesMails'

/** Sends notifications, mails and reminders about series. */
export function seriesNews(dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  const notifications = notifier(dependencies)

  return {
    /**
     * Notifies the mentor of a new series, mails its dates to both people, and schedules the reminders of
     * each session.
     */
    async booked(tx: Database, seriesId: string, sessions: StoredMeeting[]) {
      const [first] = sessions
      const { learner_id, mentor_id } = first!
      await notifications.record(tx, {
        kind: 'series-booked',
        subject: first!.id,
        actor: learner_id,
        to: mentor_id,
        key: seriesId,
      })
      const people = [
        { personId: learner_id, isOwn: true },
        { personId: mentor_id, isOwn: false },
      ]
      const expiresAt = new Date(sessions.at(-1)!.ends_at)
      await queueSeriesMails(tx, dependencies, { seriesId, people, expiresAt })
      for (const session of sessions) await scheduleReminders(tx, dependencies, session)
    },

    /**
     * Notifies the other person that the rest of a series is cancelled, and removes each session from both
     * calendars. There is one mail for each session, because a cancellation that calendar programs process
     * may contain only one entry (RFC 5546).
     */
    async ended(tx: Database, seriesId: string, cancelled: StoredMeeting[], who: Participant) {
      const [first] = cancelled
      const { learner_id, mentor_id } = first!
      const to = who.role === 'mentor' ? learner_id : mentor_id
      await notifications.record(tx, {
        kind: 'series-ended',
        subject: first!.id,
        actor: who.personId,
        isAct: true,
        to,
        key: seriesId,
      })
      for (const personId of [learner_id, mentor_id]) {
        // A person who has not had the mail about the series needs no mail about its cancellation.
        if (await takeBackSeriesMail(tx, dependencies, { seriesId, personId })) continue
        const isOwn = personId === who.personId
        const mails = cancelled.map((session) => ({ ...session, partnerId: personId, isOwn }))
        await queueCancelledMeetings(tx, dependencies, mails)
      }
    },
  }
}
