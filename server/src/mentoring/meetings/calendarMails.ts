import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { CalendarChange, Occurrence } from './calendarWords'

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
  /** Whether the recipient has not been told of the session yet: if it is cancelled before, there is nothing to tell. */
  isFirst?: boolean
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

/** Several changes of a session within this time are one mail, and none if the session is cancelled again. */
export const SETTLING_MS = 60_000
/** What begins sooner is told at once. */
const AT_ONCE_MS = HOUR_MS

/**
 * Adds the mail about a change of a session for each person, instead of one that has not been sent yet. The recipient gets
 * the last state, as a booking if no earlier one has been sent.
 */
export async function queueMeetingMails(
  tx: Database,
  { jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>,
  mails: CalendarMailPayload[],
) {
  for (const mail of mails) {
    const { id, personId, startsAt, endsAt } = mail
    const key = `${id}:${personId}`
    const waiting = await jobs.takeBack(tx, sendCalendarMail, key)
    const isFirst = mail.change === 'booked' || waiting?.isFirst === true
    if (isFirst && mail.change === 'cancelled') continue
    const payload = isFirst ? { ...mail, change: 'booked' as const, isFirst } : mail
    const isSoon = Date.parse(startsAt) - clock().getTime() < AT_ONCE_MS
    const runAt = new Date(clock().getTime() + (isSoon ? 0 : SETTLING_MS))
    const job = { key, payload, personId, runAt, replace: true, expiresAt: new Date(endsAt) }
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
    payload,
    personId: payload.personId,
    expiresAt: new Date(payload.endsAt),
  }))
  await jobs.enqueueAll(tx, sendCalendarMail, all)
}
