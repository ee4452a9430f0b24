import type { RoomKind, RoomRole } from '@mentor-connect/contract/messages/roomRules'
import type { WantedRoom } from '@mentor-connect/contract/messages/roomsInternal'
import type { Database, Instant } from '../database/schema'

export interface RoomPerson {
  personId: string
  role: RoomRole
}

/** The state that a domain wants a room to have. */
export interface RoomState extends Pick<NonNullable<WantedRoom['room']>, 'title' | 'pages' | 'history'> {
  /**
   * Everybody who may be in the room, in the order in which places are given. Those who lead it always have a place.
   * People who have left or were removed stay out by themselves.
   */
  members: RoomPerson[]
  isClosed: boolean
}

/** Returns the present state of the room of a thing; undefined if the thing is gone. */
export type FindRoom = (
  db: Database,
  subjectId: string,
  at: { openedAt: Instant; now: Date },
) => Promise<RoomState | undefined>
export type FindRooms = Record<RoomKind, FindRoom>
