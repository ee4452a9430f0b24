import type { RoomHistory, RoomKind, RoomRole } from '@mentor-connect/contract/messages/roomRules'
import type { Generated } from 'kysely'

type Flag = 0 | 1
type Instant = string

export interface RoomsTable {
  /** Made of kind and subject by `roomIdOf`. */
  id: string
  kind: RoomKind
  /** Id of the thing that made the room, in the main API. */
  subject_id: string
  title: string
  /** Paths of the page about the thing, for learners and for mentors. */
  page_user: string | null
  page_mentor: string | null
  /** Version of the state that the main API has told; the highest one counts. */
  version: number
  history: RoomHistory
  is_closed: Flag
  /** Number of the last message; the messages of a room are numbered from 1 without gaps. */
  last_seq: Generated<number>
  /** Number of the last message for which members were notified. */
  told_seq: Generated<number>
  /** Number of the last message of which the main API was told as the activity of a team, and when. */
  activity_seq: Generated<number>
  activity_told_at: Generated<Instant | null>
  /** Number of the last change of a message; the changes of a room are numbered from 1 without gaps. */
  last_change: Generated<number>
  pinned_seq: Generated<number | null>
  member_count: Generated<number>
  /** Grows with each change of the active members and of what they may read, so that nodes notice changes that the bus has lost. */
  members_version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface RoomMembersTable {
  room_id: string
  person_id: string
  /** Role that the main API has told. */
  domain_role: RoomRole
  /** 1 if the owner has made this member a moderator. */
  is_moderator: Generated<Flag>
  /** 1 while the thing that made the room names this person. */
  is_wanted: Flag
  /** 1 if the person is a member: wanted, and neither left nor removed. */
  is_active: Flag
  gone: Generated<'left' | 'removed' | null>
  gone_at: Generated<Instant | null>
  removed_by: Generated<string | null>
  joined_at: Instant
  /** Number of the last message before the person joined. */
  joined_seq: number
  read_seq: number
  /** Number of the last message of which the main API was told for this member; 0 if there is nothing to take back. */
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
  /** 1 if the main API was told, or the person was connected. */
  is_told: Generated<Flag>
  /** 0 after an edit has taken the mention away. The row stays, so that the person is not told of it a second time. */
  is_current: Generated<Flag>
}

/** Messages that somebody who leads the room has deleted, and who it was. */
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
