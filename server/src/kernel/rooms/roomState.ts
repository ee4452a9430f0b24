import type { RoomKind, RoomRole } from '@mentor-connect/contract/messages/roomRules'
import type { WantedRoom } from '@mentor-connect/contract/messages/roomsInternal'
import type { Database, Instant } from '../database/schema'

export interface RoomPerson {
  personId: string
  role: RoomRole
}

/** The state that a room must have according to its domain. */
export interface RoomState extends Pick<NonNullable<WantedRoom['room']>, 'title' | 'pages' | 'history'> {
  /**
   * Everybody who may be in the room, in the order in which they get places. People who lead the room always
   * get one. The domain need not exclude people who have left the room or were removed from it, because chat
   * does.
   */
  members: RoomPerson[]
  isClosed: boolean
}

/** Returns the present state of the room that belongs to an object; undefined if the object was deleted. */
export type FindRoom = (
  db: Database,
  subjectId: string,
  at: { openedAt: Instant; now: Date },
) => Promise<RoomState | undefined>
export type FindRooms = Record<RoomKind, FindRoom>
