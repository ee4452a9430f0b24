import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { CalendarChange, Occurrence } from './calendarWords'

/**
 * A change that is to be mailed. It contains ids and the content of the calendar entry, because a session may
 * be deleted before its mail is written.
 */
export interface CalendarMailPayload {
  occurrence: Occurrence
  id: string
  revision: number
  change: CalendarChange
  title: string
  startsAt: string
  endsAt: string
  personId: string
  /** True if the mail confirms an action of the recipient. Such a mail is not held back in quiet hours. */
  isOwn: boolean
  /**
   * True if the recipient has not had a mail about the session yet. If the session is cancelled before the
   * first mail, no mail is sent.
   */
  isFirst?: boolean
}

export const sendCalendarMail = jobKind<CalendarMailPayload>('calendar.mail')

/**
 * Returns the key of the job.
 *
 * @param at time of the change, because a person may join the same workshop more than once
 */
export const calendarJobKey = ({ id, revision, change, personId }: CalendarMailPayload, at: string) =>
  `${id}:${revision}:${change}:${personId}:${at}`

/**
 * Queues a mail for each person about a changed title or text. It replaces an earlier mail that has not been
 * sent yet, for example because of quiet hours.
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

/**
 * Delay in ms in which several changes of a session are combined into one mail. If a new session is cancelled
 * within it, no mail is sent.
 */
export const SETTLING_MS = 60_000
/** Mails about sessions that begin sooner than this, in ms, are not delayed. */
const AT_ONCE_MS = HOUR_MS

/**
 * Queues a mail for each person about a changed session. It replaces an earlier mail that has not been sent
 * yet, and states the latest state. If the person has had no mail about the session, it is written as a
 * booking.
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

/** Queues the mails about a change, in the transaction of the change. The mails are written later. */
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
