import type { MentorshipSide, MentorshipState } from '@mentor-connect/contract/mentoring/mentorship'
import type { AttachmentKind } from '@mentor-connect/contract/learning/attachments'
import type { MentorshipEvent, Places } from '@mentor-connect/contract/mentoring/mentorships'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface MentorshipsTable {
  id: string
  learner_id: string
  mentor_id: string
  /** Id of a subject. */
  topic: string
  goal: string
  state: MentorshipState
  /** Counts the changes: the version of the last event. */
  version: number
  /** Learner and mentor while it is open, then null. Unique: two people have one open mentorship. */
  open_pair: string | null
  /** Who has proposed to complete it. */
  proposed_by: MentorshipSide | null
  /** How often the mentor has asked. */
  questions: number
  /** When silence decides. */
  due_at: Instant | null
  /** When somebody is reminded next. */
  nudge_at: Instant | null
  accepted_at: Instant | null
  created_at: Instant
  changed_at: Instant
}

interface MentorshipEventsTable {
  mentorship_id: string
  version: number
  event: MentorshipEvent['event']
  /** Null if time has passed, or an operator has acted. */
  side: MentorshipSide | null
  text: string
  at: Instant
}

/** What the mentor of an open mentorship sees besides the request. The rows go when it is closed. */
interface MentorshipAttachmentsTable {
  mentorship_id: string
  kind: AttachmentKind
  /** Id of a goal or of a certificate. */
  ref: string
}

/** Without a row a mentor has the default capacity, all of it free. */
interface MentorPlacesTable {
  mentor_id: string
  capacity: Generated<number>
  /** How many mentorships are accepted or active. */
  taken: Generated<number>
  paused_at: Instant | null
  pause_reason: Places['pausedBecause'] | 'away' | null
  /** Requests in a row that have expired without a word of the mentor. */
  missed: Generated<number>
}

/** Two people of whom one has blocked the other in chat, or had. Chat owns it and tells its latest state. */
interface BlockedPairsTable {
  learner_id: string
  mentor_id: string
  by_learner: Flag
  by_mentor: Flag
  changed_at: Instant
}

export interface MentorshipTables {
  blocked_pairs: BlockedPairsTable
  mentorships: MentorshipsTable
  mentorship_events: MentorshipEventsTable
  mentorship_attachments: MentorshipAttachmentsTable
  mentor_places: MentorPlacesTable
}
