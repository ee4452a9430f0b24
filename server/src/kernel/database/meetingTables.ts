import type { MeetingState } from '@mentor-connect/contract/mentoring/sessions/meetings'
import type { MissedSessionsDecision } from '@mentor-connect/contract/admin/missedSessions'
import type { AttendanceMark, SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface MentorAvailabilityTable {
  mentor_id: string
  /** IANA name. */
  time_zone: string
  /** JSON. The mentor always saves this column, `days` and `kinds` as a whole. */
  weekly: string
  days: string
  /** JSON; null if the mentor has not saved the hours since absences were introduced. */
  absences: string | null
  kinds: string
  /** Address of the video meeting; empty if there is none. */
  meeting_url: string
  updated_at: Instant
  /** Maximum number of sessions on one day; null or 0 for no limit. */
  per_day: Generated<number | null>
}

interface MeetingsTable {
  id: string
  mentor_id: string
  learner_id: string
  /** Chosen by the learner's browser, so that a repeated request does not book twice. */
  client_id: string
  /** The start that was requested first. It identifies a repeated request after the meeting was moved. */
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
  /**
   * The series that the session belongs to; null for a single session. The session's place in the series
   * counts from 1.
   */
  series_id: Generated<string | null>
  series_number: Generated<number | null>
}

/** A quarter hour in which a person is busy. The primary key prevents double bookings. */
interface TimeCellsTable {
  person_id: string
  /** Number of the quarter hour, counted from the start of 1970. */
  cell: number
  /** The quarter hour is taken by a meeting or by a workshop. The other id is null. */
  meeting_id: string | null
  workshop_id: string | null
}

interface WorkshopsTable {
  id: string
  mentor_id: string
  title: string
  description: string
  /** Language of the workshop, as a BCP 47 tag. */
  language: string
  /** English name of the subject. */
  subject: string
  starts_at: Instant
  ends_at: Instant
  /** Address of the video meeting; empty if there is none. */
  meeting_url: string
  seats: number
  /** Number of seats that are taken: rows of `workshop_people` with a seat. */
  taken: number
  /** Number of learners who have ever joined. The next `position` is computed from it. */
  joined: number
  state: 'draft' | 'open' | 'cancelled'
  revision: number
  created_at: Instant
  updated_at: Instant
  /** The time at which operators hid the text of the workshop. */
  text_hidden_at: Generated<Instant | null>
}

interface WorkshopPeopleTable {
  workshop_id: string
  learner_id: string
  state: 'booked' | 'waiting'
  /** Position in the order of joining. */
  position: number
  joined_at: Instant
  /** 1 if the mentor may see the learner's name. */
  is_named: Generated<Flag>
  /**
   * 1 if the learner was told that other learners with a seat see the learner's name in the room of the
   * workshop.
   */
  is_in_room: Generated<Flag>
}

/** Messages of the mentor to the learners with a seat. */
interface WorkshopMessagesTable {
  id: string
  workshop_id: string
  text: string
  sent_at: Instant
  /** The time at which operators or reports hid the message. */
  hidden_at: Generated<Instant | null>
  /** 1 if an operator has reviewed the message. Reports then no longer hide it. */
  reviewed: Generated<Flag>
  /**
   * The time at which the mentor removed the message. It is no longer shown, but still counts towards the
   * limit and can be reported.
   */
  removed_at: Generated<Instant | null>
}

/** Each saved state of the notes that both people share. */
interface MeetingNotesTable {
  meeting_id: string
  version: number
  text: string
  /** JSON list of `ActionItem`. */
  items: string
  saved_by: SessionSide
  saved_at: Instant
}

/** Notes that only the mentor sees. */
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

/** Decisions of operators about sessions that a mentor has missed. */
interface MissedSessionDecisionsTable {
  id: string
  mentor_id: string
  /** The decision covers all sessions that counted as missed up to this time. */
  covers_until: Instant
  decision: MissedSessionsDecision
  /** Note of the operator, shown only to operators. */
  note: string
  /** E-mail address of the operator. */
  decided_by: string
  decided_at: Instant
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
  missed_session_decisions: MissedSessionDecisionsTable
}
