import type { MeetingState } from '@mentor-connect/contract/mentoring/sessions/meetings'
import type { AttendanceMark, SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface MentorAvailabilityTable {
  mentor_id: string
  /** IANA name. */
  time_zone: string
  /** JSON, as are `days` and `kinds`: the mentor edits them as a whole. */
  weekly: string
  days: string
  /** JSON; null until hours were saved by a version that knows them. */
  absences: string | null
  kinds: string
  /** Empty for none. */
  meeting_url: string
  updated_at: Instant
}

interface MeetingsTable {
  id: string
  mentor_id: string
  learner_id: string
  /** Chosen by the learner's browser, so that a repeated request books once. */
  client_id: string
  /** What was asked for at first, to recognise a repeated request after a move. */
  first_start: Instant
  kind_id: string
  title: string
  topic: string
  starts_at: Instant
  ends_at: Instant
  state: MeetingState
  revision: number
  cancelled_by: 'learner' | 'mentor' | 'operator' | null
  created_at: Instant
  changed_at: Instant
}

/** A quarter hour in which a person is busy. The key is what prevents double bookings. */
interface TimeCellsTable {
  person_id: string
  /** Quarter hours since 1970. */
  cell: number
  /** Either the meeting or the workshop is null. */
  meeting_id: string | null
  workshop_id: string | null
}

interface WorkshopsTable {
  id: string
  mentor_id: string
  title: string
  description: string
  /** BCP 47. */
  language: string
  /** English name of a subject. */
  subject: string
  starts_at: Instant
  ends_at: Instant
  /** Empty for none. */
  meeting_url: string
  seats: number
  /** Number of `workshop_people` with a seat. */
  taken: number
  /** Counts everybody who joined: the next position. */
  joined: number
  state: 'draft' | 'open' | 'cancelled'
  revision: number
  created_at: Instant
  updated_at: Instant
  /** When operators have hidden its text. */
  text_hidden_at: Generated<Instant | null>
}

interface WorkshopPeopleTable {
  workshop_id: string
  learner_id: string
  state: 'booked' | 'waiting'
  /** Place in the order of joining. */
  position: number
  joined_at: Instant
  /** Whether the mentor sees who it is. */
  is_named: Generated<Flag>
}

/** What the mentor has written to those with a seat. */
interface WorkshopMessagesTable {
  id: string
  workshop_id: string
  text: string
  sent_at: Instant
  /** When operators or reports have hidden it. */
  hidden_at: Generated<Instant | null>
  /** Whether an operator has looked at it: then reports do not hide it. */
  reviewed: Generated<Flag>
  /** When the mentor took it back. It is no longer shown, but it counts for the limit and can be reported. */
  removed_at: Generated<Instant | null>
}

/** Each saved state of the notes that both people share. */
interface MeetingNotesTable {
  meeting_id: string
  version: number
  text: string
  /** JSON. */
  items: string
  saved_by: SessionSide
  saved_at: Instant
}

/** What the mentor writes for himself or herself. */
interface MeetingPrivateNotesTable {
  meeting_id: string
  version: number
  text: string
  saved_at: Instant
}

interface MeetingFeedbackTable {
  meeting_id: string
  given_by: SessionSide
  rating: number
  text: string
  given_at: Instant
}

interface MeetingAttendanceTable {
  meeting_id: string
  marked_by: SessionSide
  mark: AttendanceMark
  marked_at: Instant
}

export interface MeetingTables {
  meetings: MeetingsTable
  time_cells: TimeCellsTable
  workshops: WorkshopsTable
  workshop_people: WorkshopPeopleTable
  workshop_messages: WorkshopMessagesTable
  mentor_availability: MentorAvailabilityTable
  meeting_notes: MeetingNotesTable
  meeting_private_notes: MeetingPrivateNotesTable
  meeting_feedback: MeetingFeedbackTable
  meeting_attendance: MeetingAttendanceTable
}
