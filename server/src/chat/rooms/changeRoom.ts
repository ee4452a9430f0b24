import { leadsRoom, type RoomRole } from '@mentor-connect/contract/messages/roomRules'
import { errors } from '../../platform/http/errors'
import type { Database, Tx } from '../database/schema'
import { findMember, roleOf, type Membership } from './members.repo'
import type { RoomDeliveries } from './roomDelivery'
import { lockRoom } from './wantedRooms.store'

/** A person and a room. */
export interface Place {
  personId: string
  roomId: string
}

type Change<Result> = (tx: Tx, own: Membership) => Promise<Result>

/**
 * Returns functions with which a member changes a room, in a transaction that has locked it. The functions
 * `asX` also check the role of the member, and notify the members afterwards.
 */
export function changeRoom({ db, deliveries }: { db: Database; deliveries: RoomDeliveries }) {
  const inRoom = <Result>({ personId, roomId }: Place, change: Change<Result>): Promise<Result> =>
    db.transaction().execute(async (tx) => {
      const room = await lockRoom(tx, roomId)
      const member = await findMember(tx, roomId, personId)
      if (!room || !member || member.is_active === 0) throw errors.notFound('Room')
      return change(tx, { room, member })
    })

  const withRole =
    (mayChange: (role: RoomRole) => boolean) =>
    async <Result>(place: Place, change: Change<Result>): Promise<Result> => {
      const result = await inRoom(place, (tx, own) => {
        if (!mayChange(roleOf(own.member))) throw errors.forbidden()
        return change(tx, own)
      })
      await deliveries.changed(place.roomId)
      return result
    }

  return {
    inRoom,
    asMember: withRole(() => true),
    asLeader: withRole(leadsRoom),
    asOwner: withRole((role) => role === 'owner'),
  }
}
