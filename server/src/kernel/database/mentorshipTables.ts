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
  /** Number of changes to the mentorship. It equals the version of its last event. */
  version: number
  /**
   * Ids of the learner and the mentor while the mentorship is open; null after it. Unique, so that two people
   * have at most one open mentorship.
   */
  open_pair: string | null
  /** The side that has proposed to complete the mentorship. */
  proposed_by: MentorshipSide | null
  /** Number of questions that the mentor has asked about the request. */
  questions: number
  /**
   * The time at which the request expires, or the mentorship lapses or is completed, unless one of the two
   * acts earlier.
   */
  due_at: Instant | null
  /** The time at which the next reminder is due. */
  nudge_at: Instant | null
  accepted_at: Instant | null
  created_at: Instant
  changed_at: Instant
}

interface MentorshipEventsTable {
  mentorship_id: string
  version: number
  event: MentorshipEvent['event']
  /** The side that caused the event; null if a deadline or an operator caused it. */
  side: MentorshipSide | null
  text: string
  at: Instant
}

/**
 * Goals and certificates that a learner has attached for the mentor of an open mentorship. The rows are
 * deleted when the mentorship is closed.
 */
interface MentorshipAttachmentsTable {
  mentorship_id: string
  kind: AttachmentKind
  /** Id of a goal or of a certificate. */
  ref: string
}

/** Capacity of a mentor. A mentor without a row has the default capacity, and all places are free. */
interface MentorPlacesTable {
  mentor_id: string
  capacity: Generated<number>
  /** Number of mentorships that are accepted or active. */
  taken: Generated<number>
  paused_at: Instant | null
  pause_reason: Places['pausedBecause'] | 'away' | null
  /** Number of consecutive requests that expired because the mentor did not react. */
  missed: Generated<number>
}

/**
 * Pairs of people of whom at least one blocks, or has blocked, the other in chat. The chat service owns this
 * state and sends its latest version.
 */
interface BlockedPairsTable {
  learner_id: string
  mentor_id: string
  by_learner: Flag
  by_mentor: Flag
  changed_at: Instant
}

/** Copy of the blocks between two learners. The smaller id is in the first column. */
interface BlockedLearnersTable {
  low_id: string
  high_id: string
  by_low: Flag
  by_high: Flag
  changed_at: Instant
}

export interface MentorshipTables {
  blocked_learners: BlockedLearnersTable
  blocked_pairs: BlockedPairsTable
  mentorships: MentorshipsTable
  mentorship_events: MentorshipEventsTable
  mentorship_attachments: MentorshipAttachmentsTable
  mentor_places: MentorPlacesTable
}
