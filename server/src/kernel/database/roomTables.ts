import type { RoomKind } from '@mentor-connect/contract/messages/roomRules'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/** The rooms that chat has to know, by what makes them. Chat stores their members and messages. */
interface RoomsTable {
  kind: RoomKind
  /** Id of the thing that makes the room. */
  subject_id: string
  /** Grows with each change. At least the time of the change in ms, so that it grows after a backup was restored too. */
  version: number
  /** 0 if a trigger has changed the version and chat was not told yet. */
  is_told: Generated<Flag>
  /** The title that chat was told last. */
  title: Generated<string>
  /** The time at which the owner has closed the room; null while it is open. */
  closed_at: Instant | null
  created_at: Instant
}

export interface RoomTables {
  rooms: RoomsTable
}
