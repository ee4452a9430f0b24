import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { CalendarPart } from '@mentor-connect/contract/mentoring/calendarFeed'
import type { Database, Instant } from '../database/schema'

/** An event in a person's calendar. */
export interface DatedEntry {
  /** Unique among all entries of the person; an entry keeps its id when it changes. */
  id: string
  /** Number of changes since the entry was created. */
  revision: number
  changedAt: Instant
  /** A time, or a whole day (`YYYY-MM-DD`). */
  when: { startsAt: Instant; endsAt: Instant } | { day: string }
  summary: string
  description: string
  /** Path of the page that shows the event. */
  path: string
}

export interface WantedEntries {
  personId: string
  role: Role
  locale: Locale
  /** False if the person wants no names and topics in the entries. */
  hasDetails: boolean
  from: Instant
  to: Instant
}

/** The dates of one kind that a domain adds to the calendar feed of a person. */
export interface CalendarSource {
  part: CalendarPart
  find: (db: Database, wanted: WantedEntries) => Promise<DatedEntry[]>
}
