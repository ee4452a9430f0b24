import type { Role } from '@mentor-connect/contract/accounts/people'
import type { BusyCalendarKind, BusyFailure } from '@mentor-connect/contract/mentoring/busyCalendars'
import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

/** External calendars that people have connected. */
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
  /** The time at which the calendar is to be read next. */
  due_at: Instant
  /** Number of the latest reading that was started. The result of an earlier reading is discarded. */
  reading: Generated<number>
  /** The time at which the current reading began; null if no reading is in progress. */
  reading_since: Instant | null
  /** The time at which the person last asked for the calendar to be read. */
  asked_at: Instant | null
  /** The time at which the calendar was last read successfully. */
  read_at: Instant | null
  /**
   * The time at which the busy times were last computed. They are computed again only if the calendar has
   * changed, or after some time.
   */
  parsed_at: Instant | null
  /** The person's time zone at `parsed_at`. All-day events cover the days of this zone. */
  time_zone: string | null
  etag: string | null
  last_modified: string | null
  failure: BusyFailure | null
  /** Number of consecutive readings that have failed. */
  failures: Generated<number>
  failing_since: Instant | null
  /**
   * Appointments of the calendar that could not be parsed in the last reading, as `UnreadAppointments` in
   * JSON; null if there are none.
   */
  unread: string | null
  /** The time at which the person was told that the calendar no longer blocks slots; null while it does. */
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
