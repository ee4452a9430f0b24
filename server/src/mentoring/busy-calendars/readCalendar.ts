import {
  BUSY_READ_MINUTES,
  BUSY_STALE_DAYS,
  BUSY_UNREAD_MAX,
  type BusyFailure,
  type UnreadAppointments,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import { DAY_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { HORIZON_DAYS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { findAvailability } from '../meetings/availability.repo'
import {
  findCalendar,
  lockCalendar,
  timeZoneOfLearner,
  updateCalendar,
  type StoredCalendar,
} from './busyCalendars.repo'
import { deleteTimes, replaceTimes } from './busyTimes.repo'
import { calendarAccess } from './calendarAccess'
import { conflictsOf } from './conflicts.query'
import { calendarFetcher, type Ask, type Validators } from './fetchCalendar'
import type { BusyTimes } from './parsing/busyTimes'
import type { Span } from './parsing/occurrences'
import { readInThread } from './parsing/readInThread'
import { UnreadCalendar } from './parsing/readingLimits'
import { readCalendarJob } from './startReading'

/**
 * Busy times are computed for some more days than slots can be booked ahead. They then stay valid for a few
 * days while the server responds that the calendar has not changed.
 */
const PARSED_FOR_MS = 5 * DAY_MS
const WINDOW_MS = HORIZON_DAYS_MAX * DAY_MS + 2 * PARSED_FOR_MS
const RETRY_MS_MAX = DAY_MS
/** Failures after which a calendar is not read again soon, because that would most likely fail again. */
const SLOW_FAILURES: BusyFailure[] = ['complex', 'size', 'secret']

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock' | 'config' | 'keys'>

interface Read {
  /** Undefined if the calendar has not changed. */
  times?: BusyTimes & { validators: Validators; timeZone: string }
}

/**
 * Registers the job that reads a calendar and stores its busy times.
 *
 * @param ask sends a request to the calendar's server; tests replace it
 */
export function handleCalendarReadings(dependencies: Dependencies, ask?: Ask) {
  const { db, jobs, clock, config } = dependencies
  const access = calendarAccess(dependencies)
  const fetch = calendarFetcher(ask)
  const notifications = notifier(dependencies)
  const ownHost = new URL(config.siteUrl).hostname

  async function read(calendar: StoredCalendar): Promise<Read> {
    const opened = access.open(calendar)
    if (!opened) throw new UnreadCalendar('secret')
    const now = clock().getTime()
    const window = { start: now - DAY_MS, end: now + WINDOW_MS }
    const timeZone = await timeZoneOf(calendar)
    const isRecent = calendar.parsed_at !== null && Date.parse(calendar.parsed_at) > now - PARSED_FOR_MS
    const validators = isRecent && calendar.time_zone === timeZone ? calendar : NO_VALIDATORS
    const fetched = await fetch(opened, { window, validators })
    if (fetched === 'unchanged') return {}
    const { documents, format } = fetched
    const times = await readInThread({ documents, format, question: { window, timeZone, ownHost } })
    return { times: { ...times, validators: fetched.validators, timeZone } }
  }

  async function timeZoneOf({ person_id, role }: StoredCalendar): Promise<string> {
    if (role === 'mentor') return (await findAvailability(db, person_id))?.timeZone ?? DEFAULT_TIME_ZONE
    return (await timeZoneOfLearner(db, person_id)) ?? DEFAULT_TIME_ZONE
  }

  async function store(tx: Tx, calendar: StoredCalendar, { times }: Read) {
    const { id, person_id: personId, role } = calendar
    const at = clock().toISOString()
    if (times) await replaceTimes(tx, { calendarId: id, personId }, times.spans.map(toRow))
    await updateCalendar(tx, id, {
      ...NO_FAILURE,
      reading_since: null,
      read_at: at,
      ...(times && {
        parsed_at: at,
        time_zone: times.timeZone,
        unread: toUnread(times.unread),
        ...times.validators,
      }),
    })
    await notifications.recordAll(
      tx,
      (await conflictsOf(tx, { personId, role }, at)).map((conflict) => ({
        kind: 'session-conflict',
        subject: conflict.id,
        actor: conflict.partner_id,
        to: personId,
        key: `${conflict.id}:${conflict.revision}:${personId}:${conflict.busy.from}:${conflict.busy.to}`,
      })),
    )
  }

  async function fail(tx: Tx, calendar: StoredCalendar, failure: BusyFailure) {
    const { id, person_id, failures, failing_since, stale_at } = calendar
    const now = clock()
    const since = failing_since ?? now.toISOString()
    const wait = SLOW_FAILURES.includes(failure)
      ? RETRY_MS_MAX
      : BUSY_READ_MINUTES * MINUTE_MS * 2 ** failures
    const isStale = stale_at === null && now.getTime() - Date.parse(since) >= BUSY_STALE_DAYS * DAY_MS
    await updateCalendar(tx, id, {
      reading_since: null,
      failure,
      failures: failures + 1,
      failing_since: since,
      due_at: new Date(now.getTime() + Math.min(wait, RETRY_MS_MAX)).toISOString(),
    })
    if (!isStale) return
    await deleteTimes(tx, id)
    await updateCalendar(tx, id, {
      stale_at: now.toISOString(),
      parsed_at: null,
      unread: null,
      ...NO_VALIDATORS,
    })
    const key = `${id}:${since}`
    await notifications.record(tx, { kind: 'calendar-unreadable', subject: id, to: person_id, key })
  }

  jobs.handle(readCalendarJob, {
    async outside({ calendarId, reading }) {
      const begun = await findCalendar(db, calendarId)
      if (!begun || begun.reading !== reading || begun.reading_since === null) return
      const result = await read(begun).catch((error: unknown) => {
        if (error instanceof UnreadCalendar) return error.reason
        throw error
      })
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, begun.role, begun.person_id)
        const calendar = await lockCalendar(tx, calendarId)
        if (calendar?.reading !== reading || calendar.reading_since === null) return
        await (typeof result === 'string' ? fail(tx, calendar, result) : store(tx, calendar, result))
      })
    },
  })
}

const NO_VALIDATORS: Validators = { etag: null, last_modified: null }
const NO_FAILURE = { failure: null, failures: 0, failing_since: null, stale_at: null }

const iso = (ms: number) => new Date(ms).toISOString()
const toRow = ({ start, end }: Span) => ({ starts_at: iso(start), ends_at: iso(end) })

function toUnread(unread: BusyTimes['unread']): string | null {
  if (unread.length === 0) return null
  const known = unread.filter((start) => start !== undefined).sort((a, b) => a - b)
  const value: UnreadAppointments = {
    count: unread.length,
    starts: known.slice(0, BUSY_UNREAD_MAX).map(iso),
  }
  return JSON.stringify(value)
}
