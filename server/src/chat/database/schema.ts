import type { ChatRestriction } from '@mentor-connect/contract/trust/restrictionCodes'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { JobTables } from '../../platform/jobs/jobs.schema'
import type { CallTables } from './callTables'
import type { RoomTables } from './roomTables'

/** A boolean, stored as 0 or 1 in SQLite and PostgreSQL. */
export type Flag = 0 | 1
/** ISO 8601 in UTC with milliseconds, stored as text. */
export type Instant = string

/** A conversation has exactly two participants; columns with the suffix `_low` or `_high` belong to one of them. */
export interface ConversationsTable {
  id: string
  /** The two participants, the smaller id first. The pair is unique. */
  participant_low: string
  participant_high: string
  /** Null while the conversation is empty, and if the last message was deleted. */
  last_message: string | null
  last_sender: string | null
  /** Sequence number of the last message; a conversation's messages are numbered from 1 without gaps. */
  last_seq: number
  /** Number of changes of messages so far: edits, deletions and reactions. */
  last_change: Generated<number>
  /** The last sequence number that this participant has read. */
  read_low: Generated<number>
  read_high: Generated<number>
  /** Number of the partner's messages after `read_…`. */
  unread_low: Generated<number>
  unread_high: Generated<number>
  /** 1 if this participant has blocked the conversation. */
  blocked_low: Generated<Flag>
  blocked_high: Generated<Flag>
  /** The time at which a block was last set or lifted; null if there never was one, or if an account was deleted. */
  blocks_changed_at: Generated<Instant | null>
  /** The time at which this participant was mailed about unread messages; reset to null when they are read. */
  mailed_low: Generated<Instant | null>
  mailed_high: Generated<Instant | null>
  /** Number of this participant's unread messages that was last reported to the main API. */
  told_low: Generated<number>
  told_high: Generated<number>
  /**
   * 1 if both may write without a limit: they are connected, one has replied to the other, or the
   * conversation existed before the limit was introduced.
   */
  is_open: Generated<Flag>
  /** The person who wrote first, if the two were not connected at that time. */
  opener: Generated<string | null>
  /** Number of messages that the opener has sent before the other person replied. */
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

// The tables of changes identify a message by the id of its thread (a conversation or a room) and its number.

/** Pairs of a reply and the message to which it replies. */
export interface MessageRepliesTable {
  thread_id: string
  seq: number
  reply_to: number
}

/** Messages that were edited or deleted, or that have received reactions. */
export interface MessageChangesTable {
  thread_id: string
  seq: number
  /** Number of the last change of this message; the changes of a thread are numbered from 1. */
  change: number
  edits: Generated<number>
  deleted_at: Instant | null
}

export interface MessageReactionsTable {
  thread_id: string
  seq: number
  person_id: string
  emoji: string
  created_at: Instant
}

/** Texts that were replaced by an edit or a deletion; kept for cases and for `EARLIER_TEXT_DAYS`. */
export interface EarlierTextsTable {
  thread_id: string
  seq: number
  /** Number of the text, from 1, in the order in which the texts were written. */
  version: number
  author_id: string
  message: string
  replaced_at: Instant
}

/** Ids of stored changes, with which repeated changes are recognised. */
export interface MessageChangeIdsTable {
  person_id: string
  client_id: string
  created_at: Instant
}

export interface PeopleTable {
  id: string
  /** The time at which the last connection of this person ended. */
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
  /** Version of the restriction. The highest version is stored, in whatever order changes arrive. */
  version: number
  restriction: ChatRestriction | null
  /** 1 if the person may not start new conversations. */
  is_limited: Generated<Flag>
}

/** Ended sessions. A row is kept while a token or connection of the session may still exist. */
export interface EndedSessionsTable {
  session_id: string
  ended_at: Instant
}

/** Number of mentors to whom a learner has written first without being connected. */
export interface NewContactsTable {
  person_id: string
  /** Start of the 24 hours to which `started` refers. */
  since: Instant
  started: number
}

/** Deleted accounts whose ids messages still contain. */
export interface ErasedPeopleTable {
  person_id: string
  erased_at: Instant
}

/**
 * Files of messages. A message is identified by its thread (a conversation or a room) and its number in the
 * thread.
 */
export interface MessageAttachmentsTable {
  file_id: string
  thread_id: string
  seq: number
  /** Position among the files of the message, from 0. */
  place: number
  sender_id: string
  /** The `ChatAttachment` without its id, as JSON. */
  facts: string
  /** 1 once the message was deleted. The row stays, so that the file cannot be attached again. */
  is_removed: Generated<Flag>
  /** 1 if the main API knows that the file is attached or, if `is_removed`, that it is no longer attached. */
  is_told: Generated<Flag>
}

export interface ChatDatabase extends JobTables, RoomTables, CallTables {
  message_attachments: MessageAttachmentsTable
  conversations: ConversationsTable
  messages: MessagesTable
  message_replies: MessageRepliesTable
  message_changes: MessageChangesTable
  message_reactions: MessageReactionsTable
  earlier_texts: EarlierTextsTable
  message_change_ids: MessageChangeIdsTable
  people: PeopleTable
  reports: ReportsTable
  person_access: PersonAccessTable
  ended_sessions: EndedSessionsTable
  new_contacts: NewContactsTable
  erased_people: ErasedPeopleTable
}

export type Database = Kysely<ChatDatabase>
export type Tx = Transaction<ChatDatabase>
