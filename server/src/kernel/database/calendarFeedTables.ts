import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Flag, Instant } from './columnTypes'

/** Calendar feeds. Each person has at most one. */
interface CalendarFeedsTable {
  person_id: string
  role: Role
  /** Part of the feed's address. If the id is replaced, the former address stops working. */
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
