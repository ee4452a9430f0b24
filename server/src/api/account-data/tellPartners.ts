import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { queueCancelledMeetings, toldOfMeetings } from '../../mentoring/meetings/cancelledMeetings'
import { toldOfMentorships } from '../../mentoring/mentorships/cancelMentorships.repo'
import { notifier } from '../../messages/notifications/notifier'
import { forgetNotifications } from '../../messages/notifications/personalData.repo'
import type { Ended } from './accountErasure'

/**
 * Notifies the people whose sessions, mentorships, workshops and applications end with a deleted account.
 * Before that, deletes the account's own notifications, and removes its name from those of other people.
 */
export async function tellPartners(
  tx: Database,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  personId: string,
  { meetings, mentorships, workshops, applications }: Ended,
) {
  await queueCancelledMeetings(tx, dependencies, meetings)
  const ended = [...workshops, ...applications]
  const events = [...toldOfMeetings(undefined, meetings), ...toldOfMentorships(mentorships), ...ended]
  await forgetNotifications(
    tx,
    personId,
    events.map(({ to }) => to),
  )
  await notifier(dependencies).recordAll(tx, events)
}
