import type { RoomHistory, RoomKind, RoomRole } from '@mentor-connect/contract/messages/roomRules'
import type { Generated } from 'kysely'

type Flag = 0 | 1
type Instant = string

export interface RoomsTable {
  /** Id that `roomIdOf` builds from kind and subject. */
  id: string
  kind: RoomKind
  /** Id in the main API of the subject for which the room was made, for example a team. */
  subject_id: string
  title: string
  /** Path of the page about the subject, for learners; `page_mentor` is the one for mentors. */
  page_user: string | null
  page_mentor: string | null
  /** Version of the last state that the main API has sent; the highest version counts. */
  version: number
  history: RoomHistory
  is_closed: Flag
  /** Number of the last message; the messages of a room are numbered from 1 without gaps. */
  last_seq: Generated<number>
  /** Number of the last message for which members were notified. */
  told_seq: Generated<number>
  /**
   * Number of the last message that was reported to the main API as activity of a team; the next column is
   * the time of that report.
   */
  activity_seq: Generated<number>
  activity_told_at: Generated<Instant | null>
  /** Number of the last change of a message; the changes of a room are numbered from 1 without gaps. */
  last_change: Generated<number>
  pinned_seq: Generated<number | null>
  member_count: Generated<number>
  /**
   * Number that grows with each change of the active members and of the messages that they may read, so that
   * nodes notice changes whose events the bus has lost.
   */
  members_version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface RoomMembersTable {
  room_id: string
  person_id: string
  /** The role that the main API has sent for this person. */
  domain_role: RoomRole
  /** 1 if the owner has made this member a moderator. */
  is_moderator: Generated<Flag>
  /** 1 while the main API names this person as a member of the room. */
  is_wanted: Flag
  /** 1 if the person is a member: named by the main API, and has neither left nor been removed. */
  is_active: Flag
  gone: Generated<'left' | 'removed' | null>
  gone_at: Generated<Instant | null>
  removed_by: Generated<string | null>
  joined_at: Instant
  /** Number of the last message before the person joined. */
  joined_seq: number
  read_seq: number
  /**
   * Number of the last message that was reported to the main API for this member; 0 if there is no
   * notification to withdraw.
   */
  told_seq: Generated<number>
  is_muted: Generated<Flag>
}

/** The columns are those of `messages`; `conversation_id` is the id of the room. */
export interface RoomMessagesTable {
  conversation_id: string
  seq: number
  sender_id: string
  client_msg_id: string | null
  message: string
  created_at: Instant
}

export interface RoomMentionsTable {
  room_id: string
  seq: number
  person_id: string
  /** 1 if the mention was reported to the main API, or the person was connected. */
  is_told: Generated<Flag>
  /**
   * 0 after an edit has removed the mention. The row is kept, so that the person is not notified of it a
   * second time.
   */
  is_current: Generated<Flag>
}

/** Messages that a leader of the room has deleted, with the person who deleted them. */
export interface RoomRemovalsTable {
  room_id: string
  seq: number
  removed_by: string
  removed_at: Instant
}

/** Blocks between two members of rooms without a conversation. The columns are those of `conversations`. */
interface RoomBlocksTable {
  id: string
  participant_low: string
  participant_high: string
  blocked_low: Generated<Flag>
  blocked_high: Generated<Flag>
  blocks_changed_at: Generated<Instant | null>
}

export interface RoomTables {
  room_blocks: RoomBlocksTable
  rooms: RoomsTable
  room_members: RoomMembersTable
  room_messages: RoomMessagesTable
  room_mentions: RoomMentionsTable
  room_removals: RoomRemovalsTable
}
