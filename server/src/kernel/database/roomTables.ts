import type { RoomKind } from '@mentor-connect/contract/messages/roomRules'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/**
 * The rooms that are reported to chat, each with the kind and the id of the object to which it belongs. Chat
 * stores their members and messages.
 */
interface RoomsTable {
  kind: RoomKind
  /** Id of the workshop, project, path or mentor to which the room belongs. */
  subject_id: string
  /**
   * Increases with each change. It is at least the time of the change in ms, so that it also increases after
   * a backup was restored.
   */
  version: number
  /** 0 if a trigger has changed the version and chat has not received the state yet. */
  is_told: Generated<Flag>
  /** The title that was last sent to chat. */
  title: Generated<string>
  /** The time at which the owner closed the room; null while it is open. */
  closed_at: Instant | null
  created_at: Instant
}

export interface RoomTables {
  rooms: RoomsTable
}
