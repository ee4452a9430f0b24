import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Flag, Instant } from './columnTypes'

/** The calendar feeds of people, who have at most one each. */
interface CalendarFeedsTable {
  person_id: string
  role: Role
  /** A part of the address. A new id ends the former address. */
  id: string
  /** JSON of the `CalendarPart`s. */
  parts: string
  has_details: Flag
  language: Locale
  created_at: Instant
  read_at: Instant | null
}

export interface CalendarFeedTables {
  calendar_feeds: CalendarFeedsTable
}
