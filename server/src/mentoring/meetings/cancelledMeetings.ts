import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { NewEvent } from '../../messages/notifications/notifier'
import { queueMeetingMails, type CalendarMailPayload } from './calendarMails'
import type { CancelledMeeting } from './cancelMeetings.repo'

type Dependencies = Pick<ApiDependencies, 'jobs' | 'clock'>

/**
 * Returns notifications for the people whose sessions with a person were cancelled because the person can no
 * longer hold them. They do not state the reason.
 *
 * @param person id of that person; undefined if the account is deleted, because no notification may refer to
 * it afterwards
 */
export const toldOfMeetings = (person: string | undefined, cancelled: CancelledMeeting[]): NewEvent[] =>
  cancelled.map(({ id, revision, partnerId: to }) => ({
    kind: 'session-cancelled',
    subject: id,
    to,
    key: `${id}:${revision}`,
    ...(person && { actor: person }),
  }))

/** Queues the mails that remove the sessions from the calendars of the other people. */
export async function queueCancelledMeetings(
  tx: Database,
  dependencies: Dependencies,
  cancelled: (CancelledMeeting & { isOwn?: boolean })[],
) {
  const mails = cancelled.map(
    ({
      id,
      revision,
      title,
      starts_at,
      ends_at,
      partnerId: personId,
      isOwn = false,
    }): CalendarMailPayload => ({
      occurrence: 'meeting',
      id,
      revision,
      change: 'cancelled',
      title,
      startsAt: starts_at,
      endsAt: ends_at,
      personId,
      isOwn,
    }),
  )
  await queueMeetingMails(tx, dependencies, mails)
}
