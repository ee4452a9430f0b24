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
  /** Number of changes; equals the version of the last event. */
  version: number
  /**
   * Learner and mentor while the mentorship is open, then null. Unique, so that two people have at most one open
   * mentorship.
   */
  open_pair: string | null
  /** The side that has proposed to complete the mentorship. */
  proposed_by: MentorshipSide | null
  /** Number of questions that the mentor has asked about the request. */
  questions: number
  /** The time at which the request expires, or the mentorship lapses or is completed, unless somebody acts before. */
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
  /** The side that caused the event; null if a deadline or an operator did. */
  side: MentorshipSide | null
  text: string
  at: Instant
}

/**
 * Things that a learner has attached for the mentor of an open mentorship. The rows are deleted when the mentorship is
 * closed.
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
  /** Number of consecutive requests that have expired without any reaction of the mentor. */
  missed: Generated<number>
}

/**
 * Two people of whom at least one blocks, or has blocked, the other in chat. Chat owns this state and sends the latest
 * version.
 */
interface BlockedPairsTable {
  learner_id: string
  mentor_id: string
  by_learner: Flag
  by_mentor: Flag
  changed_at: Instant
}

/** Copy of the blocks between two learners, the smaller id first. */
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
