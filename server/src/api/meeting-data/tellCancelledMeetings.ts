import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { notifier, type NewEvent } from '../notifications/notifier'
import { queueCalendarMails } from './calendarMails'
import type { CancelledMeeting } from './cancelMeetings.repo'

type Database = Kysely<ApiDatabase>
type Dependencies = Pick<ApiDependencies, 'jobs' | 'clock'>

/**
 * Tells the other people of sessions that a person cannot hold any more, not why; in the order of their ids.
 *
 * @param person nobody if the account is deleted: nothing may name it then
 */
export async function tellCancelledMeetings(
  tx: Database,
  dependencies: Dependencies,
  person: string | undefined,
  cancelled: CancelledMeeting[],
) {
  await notifier(dependencies).recordAll(tx, toldOfMeetings(person, cancelled))
  await queueCancelledMeetings(tx, dependencies, cancelled)
}

/** What the other people are notified of. */
export const toldOfMeetings = (person: string | undefined, cancelled: CancelledMeeting[]): NewEvent[] =>
  cancelled.map(({ id, revision, partnerId: to }) => ({
    ...{ kind: 'session-cancelled', subject: id, to, key: `${id}:${revision}` },
    ...(person && { actor: person }),
  }))

/** The mails that change the calendars of the other people. */
export async function queueCancelledMeetings(
  tx: Database,
  dependencies: Dependencies,
  cancelled: (CancelledMeeting & { isOwn?: boolean })[],
) {
  const mails = cancelled.map(
    ({ id, revision, title, starts_at, ends_at, partnerId: personId, isOwn = false }) => ({
      ...({ occurrence: 'meeting', id, revision, change: 'cancelled', title } as const),
      ...{ startsAt: starts_at, endsAt: ends_at, personId, isOwn },
    }),
  )
  await queueCalendarMails(tx, dependencies, mails)
}
