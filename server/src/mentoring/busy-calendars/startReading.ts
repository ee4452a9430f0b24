import { BUSY_READ_MINUTES } from '@mentor-connect/contract/mentoring/busyCalendars'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { jobKind } from '../../platform/jobs/jobKind'
import { dueCalendars, lockCalendar, updateCalendar, type StoredCalendar } from './busyCalendars.repo'

export const readCalendarJob = jobKind<{ calendarId: string; reading: number }>('busy-calendar.read')

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

/** Starts to read a locked calendar. The result of a reading that was started earlier is discarded. */
export async function startReading(
  tx: Tx,
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  { id, person_id, reading }: Pick<StoredCalendar, 'id' | 'person_id' | 'reading'>,
) {
  const now = clock()
  const next = reading + 1
  await updateCalendar(tx, id, {
    reading: next,
    reading_since: now.toISOString(),
    due_at: new Date(now.getTime() + BUSY_READ_MINUTES * MINUTE_MS).toISOString(),
  })
  await jobs.enqueue(tx, readCalendarJob, {
    key: `${id}:${next}`,
    payload: { calendarId: id, reading: next },
    personId: person_id,
  })
}

const AT_ONCE = 100

/** Starts to read the calendars that are due. */
export async function readDueCalendars(dependencies: Dependencies): Promise<void> {
  const { db, clock } = dependencies
  const now = clock().toISOString()
  for (const { id, person_id, role } of await dueCalendars(db, now, AT_ONCE))
    await db.transaction().execute(async (tx) => {
      await lockAccount(tx, role, person_id)
      const calendar = await lockCalendar(tx, id)
      if (calendar && calendar.due_at <= now) await startReading(tx, dependencies, calendar)
    })
}
