import { ROOM_MEMBERS_MAX, type RoomHistory } from '@mentor-connect/contract/messages/roomRules'
import { OWNER_STAYS, ROOM_FULL } from '@mentor-connect/contract/messages/rooms'
import { conflict, errors } from '../../platform/http/errors'
import type { Database, Tx } from '../database/schema'
import type { Messenger } from '../delivery/messenger'
import { changeRoom, type Place } from './changeRoom'
import { findMember, roleOf, type MemberRow } from './members.repo'
import { setBack, setGone, setHistory, setModerator, setMuted, setPinned } from './roomChanges.repo'
import type { RoomDeliveries } from './roomDelivery'
import { countAgain, lockRoom } from './wantedRooms.store'

interface Dependencies {
  db: Database
  deliveries: RoomDeliveries
  messenger: Pick<Messenger, 'tell'>
  clock: () => Date
}

/** Changes that members make to a room. Each locks the room, so that changes run one after another. */
export function roomActions(dependencies: Dependencies) {
  return { ...ownActions(dependencies), ...leadersActions(dependencies) }
}

/** Changes that members make to their own membership. */
function ownActions(dependencies: Dependencies) {
  const { db, deliveries, messenger, clock } = dependencies
  const { inRoom, asMember } = changeRoom(dependencies)

  return {
    async mute(place: Place, isMuted: boolean) {
      await inRoom(place, (tx, { member }) => setMuted(tx, member, isMuted))
      messenger.tell([place.personId], { type: 'room_changed', roomId: place.roomId })
    },

    leave: (place: Place) =>
      asMember(place, async (tx, { member }) => {
        if (roleOf(member) === 'owner') throw roomConflict(OWNER_STAYS)
        await setGone(tx, member, { gone: 'left', at: clock().toISOString() })
        await countAgain(tx, place.roomId)
      }),

    async rejoin({ personId, roomId }: Place) {
      await db.transaction().execute(async (tx) => {
        const room = await lockRoom(tx, roomId)
        const member = await findMember(tx, roomId, personId)
        if (!room || !member || member.is_wanted === 0 || member.gone === 'removed')
          throw errors.notFound('Room')
        if (member.is_active === 1) return
        requirePlace(room.member_count)
        await setBack(tx, member, { lastSeq: room.last_seq, at: clock().toISOString() })
        await countAgain(tx, roomId)
      })
      await deliveries.changed(roomId)
    },
  }
}

/** Changes by people who lead the room. */
function leadersActions(dependencies: Dependencies) {
  const { clock } = dependencies
  const { asLeader, asOwner } = changeRoom(dependencies)
  const now = () => clock().toISOString()

  return {
    pin: (place: Place, seq: number) =>
      asLeader(place, (tx, { room }) => {
        if (seq > room.last_seq) throw errors.notFound('Message')
        return setPinned(tx, room.id, seq === 0 ? null : seq)
      }),

    setRole: (place: Place, memberId: string, role: 'moderator' | 'member') =>
      asOwner(place, async (tx) => {
        const other = await activeMember(tx, place.roomId, memberId)
        // The owner cannot change the roles of people who lead the room because of its subject.
        if (other.domain_role !== 'member') throw errors.forbidden()
        const is_moderator = role === 'moderator' ? 1 : 0
        await setModerator(tx, other, is_moderator)
        return roleOf({ ...other, is_moderator })
      }),

    removeMember: (place: Place, memberId: string) =>
      asLeader(place, async (tx, { member }) => {
        const other = await findMember(tx, place.roomId, memberId)
        if (!other || other.gone === 'removed') throw errors.notFound('Member')
        if (!mayRemove(member, other)) throw errors.forbidden()
        await setGone(tx, other, { gone: 'removed', by: place.personId, at: now() })
        await countAgain(tx, place.roomId)
      }),

    allowMember: (place: Place, memberId: string) =>
      asLeader(place, async (tx, { room }) => {
        const other = await findMember(tx, place.roomId, memberId)
        if (!other || other.gone !== 'removed') throw errors.notFound('Member')
        if (other.is_wanted === 1) requirePlace(room.member_count)
        await setBack(tx, other, { lastSeq: room.last_seq, at: now() })
        await countAgain(tx, place.roomId)
      }),

    setHistory: (place: Place, history: RoomHistory) =>
      asOwner(place, (tx, { room }) => setHistory(tx, room.id, history)),
  }
}

function requirePlace(memberCount: number) {
  if (memberCount >= ROOM_MEMBERS_MAX) throw roomConflict(ROOM_FULL)
}

async function activeMember(tx: Tx, roomId: string, personId: string): Promise<MemberRow> {
  const member = await findMember(tx, roomId, personId)
  if (!member || member.is_active === 0) throw errors.notFound('Member')
  return member
}

/** The owner may remove everybody else, moderators only members. */
function mayRemove(own: MemberRow, other: MemberRow) {
  if (own.person_id === other.person_id || roleOf(other) === 'owner') return false
  return roleOf(own) === 'owner' || roleOf(other) === 'member'
}

const roomConflict = (reason: typeof OWNER_STAYS | typeof ROOM_FULL) =>
  conflict(
    reason,
    reason === ROOM_FULL ? 'There is no place in this room.' : 'The owner of a room cannot leave it.',
  )
