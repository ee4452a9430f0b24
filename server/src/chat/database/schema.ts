import type { ChatRestriction } from '@mentor-connect/contract/trust/restrictionCodes'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { JobTables } from '../../platform/jobs/jobs.schema'

/** 0 or 1: the same in SQLite and PostgreSQL. */
export type Flag = 0 | 1
/** ISO 8601 in UTC with milliseconds, stored as text. */
export type Instant = string

/** A conversation has exactly two participants; columns with the suffix `_low` or `_high` belong to one of them. */
export interface ConversationsTable {
  id: string
  /** The two participants, the smaller id first: one pair has one conversation. */
  participant_low: string
  participant_high: string
  last_message: string | null
  last_sender: string | null
  /** Sequence number of the last message; a conversation's messages are numbered from 1 without gaps. */
  last_seq: number
  /** The last sequence number that this participant has read. */
  read_low: Generated<number>
  read_high: Generated<number>
  /** Number of the partner's messages after `read_…`. */
  unread_low: Generated<number>
  unread_high: Generated<number>
  /** Whether this participant has blocked the conversation. */
  blocked_low: Generated<Flag>
  blocked_high: Generated<Flag>
  /** When a block was last set or lifted; null if there never was one, or if an account was deleted. */
  blocks_changed_at: Generated<Instant | null>
  /** When this participant was mailed about unread messages; reset to null when they are read. */
  mailed_low: Generated<Instant | null>
  mailed_high: Generated<Instant | null>
  /** How many unread messages of this participant the main API was told of. */
  told_low: Generated<number>
  told_high: Generated<number>
  /** Whether both may write without a limit: the two are connected, one has answered, or it is older than that limit. */
  is_open: Generated<Flag>
  /** Who wrote first, if the two were not connected then. */
  opener: Generated<string | null>
  /** Number of the opener's messages before an answer. */
  unanswered: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface MessagesTable {
  conversation_id: string
  seq: number
  sender_id: string
  client_msg_id: string | null
  message: string
  created_at: Instant
}

export interface PeopleTable {
  id: string
  /** When the last connection of this person ended. */
  seen_at: Instant | null
}

export interface ReportsTable {
  id: string
  conversation_id: string
  reporter_id: string
  seq: number | null
  reason: string
  created_at: Instant
}

/** Restrictions of people, as received from the main API; people without a row are not restricted. */
export interface PersonAccessTable {
  person_id: string
  /** The highest version wins, in whatever order changes arrive. */
  version: number
  restriction: ChatRestriction | null
  /** Whether the person may not start new conversations. */
  is_limited: Generated<Flag>
}

/** Ended sessions, stored as long as a token or a connection of theirs may still exist. */
export interface EndedSessionsTable {
  session_id: string
  ended_at: Instant
}

/** How many unconnected mentors a learner has written to first. */
export interface NewContactsTable {
  person_id: string
  /** When the 24 hours began in which `started` counts. */
  since: Instant
  started: number
}

/** Deleted accounts that messages still name by id. */
export interface ErasedPeopleTable {
  person_id: string
  erased_at: Instant
}

export interface ChatDatabase extends JobTables {
  conversations: ConversationsTable
  messages: MessagesTable
  people: PeopleTable
  reports: ReportsTable
  person_access: PersonAccessTable
  ended_sessions: EndedSessionsTable
  new_contacts: NewContactsTable
  erased_people: ErasedPeopleTable
}

export type Database = Kysely<ChatDatabase>
export type Tx = Transaction<ChatDatabase>
