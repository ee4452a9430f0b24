import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { CancelledMeeting } from '../../mentoring/meetings/cancelMeetings.repo'
import { queueCancelledMeetings, toldOfMeetings } from '../../mentoring/meetings/cancelledMeetings'
import {
  toldOfMentorships,
  type CancelledMentorship,
} from '../../mentoring/mentorships/cancelMentorships.repo'
import { notifier, type NewEvent } from '../../messages/notifications/notifier'
import { personalData as messages } from '../../messages/personalData'

interface Cancelled {
  meetings: CancelledMeeting[]
  mentorships: CancelledMentorship[]
  /** Notifications for the people in the person's workshops. */
  workshops: NewEvent[]
  /** Notifications for the people who have applied to the person's openings. */
  applications: NewEvent[]
}

/**
 * Notifies the people whose sessions, mentorships, workshops and applications end with a deleted account. Before that, the
 * account's own notifications are deleted, and its name is removed from those of others.
 */
export async function tellPartners(
  tx: Database,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  personId: string,
  { meetings, mentorships, workshops, applications }: Cancelled,
) {
  await queueCancelledMeetings(tx, dependencies, meetings)
  const ended = [...workshops, ...applications]
  const events = [...toldOfMeetings(undefined, meetings), ...toldOfMentorships(mentorships), ...ended]
  await messages.erasure.forgetNotifications(
    tx,
    personId,
    events.map(({ to }) => to),
  )
  await notifier(dependencies).recordAll(tx, events)
}
