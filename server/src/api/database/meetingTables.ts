import type { Instant } from './columnTypes'

interface MentorAvailabilityTable {
  mentor_id: string
  /** IANA name. */
  time_zone: string
  /** JSON, as are `days` and `kinds`: the mentor edits them as a whole. */
  weekly: string
  days: string
  kinds: string
  /** Empty for none. */
  meeting_url: string
  updated_at: Instant
}

export interface MeetingTables {
  mentor_availability: MentorAvailabilityTable
}
