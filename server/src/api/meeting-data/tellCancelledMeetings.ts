import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { notifier } from '../notifications/notifier'
import { queueCalendarMails } from './calendarMails'
import type { CancelledMeeting } from './cancelMeetings.repo'

/**
 * Tells the other people of sessions that a person cannot hold any more, not why; in the order of their ids.
 *
 * @param person nobody if the account is deleted: nothing may name it then
 */
export async function tellCancelledMeetings(
  tx: Kysely<ApiDatabase>,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  person: string | undefined,
  cancelled: CancelledMeeting[],
) {
  const inOrder = [...cancelled].sort((a, b) => (a.partnerId < b.partnerId ? -1 : 1))
  for (const { id, revision, title, starts_at, ends_at, partnerId } of inOrder) {
    await notifier(dependencies).record(tx, {
      ...{ kind: 'session-cancelled', subject: id, to: partnerId, key: `${id}:${revision}` },
      ...(person && { actor: person }),
    })
    await queueCalendarMails(tx, dependencies, [
      {
        ...{ occurrence: 'meeting', id, revision, change: 'cancelled', title },
        ...{ startsAt: starts_at, endsAt: ends_at, personId: partnerId, isOwn: false },
      },
    ])
  }
}
