import type { Flag, Instant } from './columnTypes'

/** Weekly sessions that were booked at once. The sessions themselves are rows of `meetings`. */
interface MeetingSeriesTable {
  id: string
  mentor_id: string
  learner_id: string
  /** Chosen by the learner's browser, so that a repeated request does not book twice. */
  client_id: string
  kind_id: string
  title: string
  topic: string
  /** JSON of the starts that were requested first, to recognise a repeated request. */
  starts: string
  /** Number of sessions that were booked. */
  size: number
  /** Who has cancelled the rest; null if nobody has. */
  ended_by: 'learner' | 'mentor' | null
  ended_at: Instant | null
  created_at: Instant
}

/** The times at which a person is reminded of sessions and workshops. People without a row have the defaults. */
interface SessionRemindersTable {
  person_id: string
  /** JSON list of `Reminder`. */
  reminders: string
  updated_at: Instant
}

/** At most one for each mentor. */
interface BookingPagesTable {
  mentor_id: string
  /** Names the page in its address. */
  slug: string
  is_on: Flag
  /** 1 if search engines may list the page. */
  is_listed: Flag
  /** Increases with every change. */
  version: number
  created_at: Instant
  updated_at: Instant
}

/** Former names of booking pages in their addresses, which nobody else can take until then. */
interface FormerBookingSlugsTable {
  slug: string
  mentor_id: string
  kept_until: Instant
}

export interface SchedulingTables {
  meeting_series: MeetingSeriesTable
  session_reminders: SessionRemindersTable
  booking_pages: BookingPagesTable
  former_booking_slugs: FormerBookingSlugsTable
}
