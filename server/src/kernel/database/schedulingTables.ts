import type { Flag, Instant } from './columnTypes'

/**
 * Series of weekly sessions that were booked in one request. The sessions themselves are rows of `meetings`.
 */
interface MeetingSeriesTable {
  id: string
  mentor_id: string
  learner_id: string
  /** Chosen by the learner's browser, so that a repeated request does not book twice. */
  client_id: string
  kind_id: string
  title: string
  topic: string
  /** JSON list of the starts that were first requested. It identifies a repeated request. */
  starts: string
  /** Number of sessions that were booked. */
  size: number
  /** The side that cancelled the remaining sessions; null if nobody has. */
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

/** Booking pages. Each mentor has at most one. */
interface BookingPagesTable {
  mentor_id: string
  /** The part of the address that names the page. */
  slug: string
  is_on: Flag
  /** 1 if search engines may list the page. */
  is_listed: Flag
  /** Increases with every change. */
  version: number
  created_at: Instant
  updated_at: Instant
}

/** Former names of booking pages in their addresses. Nobody else can take a name until `kept_until`. */
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
