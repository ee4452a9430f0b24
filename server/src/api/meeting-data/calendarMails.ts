import type { Kysely } from 'kysely'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import type { CalendarChange, Occurrence } from './calendarWords'

type Database = Kysely<ApiDatabase>

/** Ids and what the calendar shows: a session may be deleted before its mail is written. */
export interface CalendarMailPayload {
  occurrence: Occurrence
  id: string
  revision: number
  change: CalendarChange
  title: string
  startsAt: string
  endsAt: string
  personId: string
  /** A confirmation of what the recipient has done: it is not held back at night. */
  isOwn: boolean
}

export const sendCalendarMail = jobKind<CalendarMailPayload>('calendar.mail')

/** @param at when it happened: somebody may join the same workshop again */
export const calendarJobKey = ({ id, revision, change, personId }: CalendarMailPayload, at: string) =>
  `${id}:${revision}:${change}:${personId}:${at}`

/**
 * Adds one mail for each person about a changed title or text, instead of an earlier one that has not been sent, for
 * example because it is night.
 */
export async function queueChangedMails(
  tx: Database,
  { jobs }: Pick<ApiDependencies, 'jobs'>,
  mails: CalendarMailPayload[],
) {
  for (const payload of mails) {
    const { id, change, personId, endsAt } = payload
    const key = `${id}:${change}:${personId}`
    const job = { key, payload, personId, replace: true, expiresAt: new Date(endsAt) }
    await jobs.enqueue(tx, sendCalendarMail, job)
  }
}

/** Adds the mails about a change to the transaction of the change; they are written after it. */
export async function queueCalendarMails(
  tx: Database,
  { jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>,
  mails: CalendarMailPayload[],
) {
  const at = clock().toISOString()
  const all = mails.map((payload) => ({
    key: calendarJobKey(payload, at),
    ...{ payload, personId: payload.personId, expiresAt: new Date(payload.endsAt) },
  }))
  await jobs.enqueueAll(tx, sendCalendarMail, all)
}
