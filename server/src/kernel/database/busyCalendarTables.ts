import type { Role } from '@mentor-connect/contract/accounts/people'
import type { BusyCalendarKind, BusyFailure } from '@mentor-connect/contract/mentoring/busyCalendars'
import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

/** Calendars that people have elsewhere. */
interface BusyCalendarsTable {
  id: string
  person_id: string
  role: Role
  kind: BusyCalendarKind
  name: string
  /** The address without its secret parts. */
  shown_address: string
  /** The encrypted address, with the user name and the password. */
  sealed: string
  created_at: Instant
  /** The time at which the calendar is read next. */
  due_at: Instant
  /** Number of the last reading that has begun. The result of an earlier one is dropped. */
  reading: Generated<number>
  /** The time at which the unfinished reading began; null if there is none. */
  reading_since: Instant | null
  /** The time at which the person has last asked for a reading. */
  asked_at: Instant | null
  /** The time at which the calendar was last read successfully. */
  read_at: Instant | null
  /**
   * The time at which the busy times were last computed. They are the same until the calendar changes or time has
   * passed.
   */
  parsed_at: Instant | null
  /** The person's time zone at that time. Whole days are days of this zone. */
  time_zone: string | null
  etag: string | null
  last_modified: string | null
  failure: BusyFailure | null
  /** Number of failures since the last success. */
  failures: Generated<number>
  failing_since: Instant | null
  /** Appointments that the last reading could not read, as `UnreadAppointments` in JSON; null if there are none. */
  unread: string | null
  /** The time at which the person was told that the calendar no longer closes slots; null while it does. */
  stale_at: Instant | null
}

/** The times at which a calendar says that its person is busy. The times of one calendar do not overlap. */
interface BusyTimesTable {
  calendar_id: string
  person_id: string
  starts_at: Instant
  ends_at: Instant
}

export interface BusyCalendarTables {
  busy_calendars: BusyCalendarsTable
  busy_times: BusyTimesTable
}
