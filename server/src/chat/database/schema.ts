import type { Restriction } from '@mentor-connect/shared/rules/restrictionCodes'
import type { Generated } from 'kysely'
import type { JobTables } from '../../platform/jobs/jobs.schema'

/** 0 or 1: the same in SQLite and PostgreSQL. */
export type Flag = 0 | 1
/** ISO 8601 in UTC with milliseconds, stored as text. */
export type Instant = string

/** A conversation has exactly two sides, so what belongs to one of them is a column with that side's name. */
export interface ConversationsTable {
  id: string
  /** The two participants, the smaller id first: one pair has one conversation. */
  participant_low: string
  participant_high: string
  last_message: string | null
  last_sender: string | null
  /** Number of the last message; messages of a conversation count from 1 without gaps. */
  last_seq: number
  /** Everything up to this number is read by that side. */
  read_low: Generated<number>
  read_high: Generated<number>
  /** Messages of the other side above `read_…`. */
  unread_low: Generated<number>
  unread_high: Generated<number>
  /** That side has blocked the conversation. */
  blocked_low: Generated<Flag>
  blocked_high: Generated<Flag>
  /** When that side was mailed about what it has not read; null again once it reads. */
  mailed_low: Generated<Instant | null>
  mailed_high: Generated<Instant | null>
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
  /** Whether mails about unread messages are wanted. */
  digest: Generated<Flag>
}

export interface ReportsTable {
  id: string
  conversation_id: string
  reporter_id: string
  seq: number | null
  reason: string
  created_at: Instant
}

/** Whether people take part, as the main API has said it; of who is not here nothing is known against it. */
export interface PersonAccessTable {
  person_id: string
  /** Of two messages about a person the higher one counts, whichever came first. */
  version: number
  restriction: Restriction | null
}

/** Sessions that have ended, for as long as a token or a connection of theirs could still be there. */
export interface EndedSessionsTable {
  session_id: string
  ended_at: Instant
}

export interface ChatDatabase extends JobTables {
  conversations: ConversationsTable
  messages: MessagesTable
  people: PeopleTable
  reports: ReportsTable
  person_access: PersonAccessTable
  ended_sessions: EndedSessionsTable
}
