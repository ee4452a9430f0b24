import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { NewEvent } from '../../messages/notifications/notifier'
import { queueMeetingMails, type CalendarMailPayload } from './calendarMails'
import type { CancelledMeeting } from './cancelMeetings.repo'

type Dependencies = Pick<ApiDependencies, 'jobs' | 'clock'>

/**
 * What the other people of sessions are notified of that a person cannot hold any more, not why.
 *
 * @param person nobody if the account is deleted: nothing may name it then
 */
export const toldOfMeetings = (person: string | undefined, cancelled: CancelledMeeting[]): NewEvent[] =>
  cancelled.map(({ id, revision, partnerId: to }) => ({
    kind: 'session-cancelled',
    subject: id,
    to,
    key: `${id}:${revision}`,
    ...(person && { actor: person }),
  }))

/** The mails that change the calendars of the other people. */
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
