import { leadsRoom, ROOM_MEMBERS_MAX, type RoomHistory } from '@mentor-connect/contract/messages/roomRules'
import { OWNER_STAYS, ROOM_FULL } from '@mentor-connect/contract/messages/rooms'
import { errors } from '../../platform/http/errors'
import type { Database, Tx } from '../database/schema'
import { findMember, roleOf, type MemberRow, type Membership } from './members.repo'
import type { Messenger } from '../delivery/messenger'
import type { RoomDeliveries } from './roomDelivery'
import { countAgain, lockRoom, member as memberRow } from './wantedRooms.store'

interface Dependencies {
  db: Database
  deliveries: RoomDeliveries
  messenger: Pick<Messenger, 'tell'>
  clock: () => Date
}

interface Place {
  personId: string
  roomId: string
}

type Change<Result> = (tx: Tx, own: Membership) => Promise<Result>

/** Changes that a member makes to a room. Each locks the room, so that two of them follow one another. */
export function roomActions({ db, deliveries, messenger, clock }: Dependencies) {
  const now = () => clock().toISOString()

  /** Runs in a transaction that has locked the room, as a member of it. */
  const inRoom = <Result>({ personId, roomId }: Place, change: Change<Result>): Promise<Result> =>
    db.transaction().execute(async (tx) => {
      const room = await lockRoom(tx, roomId)
      const member = await findMember(tx, roomId, personId)
      if (!room || !member || member.is_active === 0) throw errors.notFound('Room')
      return change(tx, { room, member })
    })

  /** The same, and tells the members afterwards. */
  async function asMember<Result>(place: Place, change: Change<Result>): Promise<Result> {
    const result = await inRoom(place, change)
    await deliveries.changed(place.roomId)
    return result
  }

  const asLeader = <Result>(place: Place, change: Change<Result>) =>
    asMember(place, (tx, own) => {
      if (!leadsRoom(roleOf(own.member))) throw errors.forbidden()
      return change(tx, own)
    })

  const asOwner = <Result>(place: Place, change: Change<Result>) =>
    asMember(place, (tx, own) => {
      if (roleOf(own.member) !== 'owner') throw errors.forbidden()
      return change(tx, own)
    })

  return {
    async mute(place: Place, isMuted: boolean) {
      await inRoom(place, (tx, { member }) =>
        memberRow(tx, member)
          .set({ is_muted: isMuted ? 1 : 0 })
          .execute(),
      )
      messenger.tell([place.personId], { type: 'room_changed', roomId: place.roomId })
    },

    leave: (place: Place) =>
      asMember(place, async (tx, { member }) => {
        if (roleOf(member) === 'owner') throw errors.roomConflict(OWNER_STAYS)
        await memberRow(tx, member)
          .set({ gone: 'left', gone_at: now(), is_active: 0, is_moderator: 0 })
          .execute()
        await countAgain(tx, place.roomId)
      }),

    async rejoin({ personId, roomId }: Place) {
      await db.transaction().execute(async (tx) => {
        const room = await lockRoom(tx, roomId)
        const member = await findMember(tx, roomId, personId)
        if (!room || !member || member.is_wanted === 0 || member.gone === 'removed')
          throw errors.notFound('Room')
        if (member.is_active === 1) return
        if (room.member_count >= ROOM_MEMBERS_MAX) throw errors.roomConflict(ROOM_FULL)
        await comeBack(tx, member, room.last_seq)
      })
      await deliveries.changed(roomId)
    },

    pin: (place: Place, seq: number) =>
      asLeader(place, async (tx, { room }) => {
        if (seq > room.last_seq) throw errors.notFound('Message')
        const pinned_seq = seq === 0 ? null : seq
        await tx.updateTable('rooms').set({ pinned_seq }).where('id', '=', room.id).execute()
      }),

    async removeMessage(place: Place, seq: number) {
      await asLeader(place, async (tx, { room }) => {
        if (seq === 0 || seq > room.last_seq) throw errors.notFound('Message')
        await tx
          .insertInto('room_removals')
          .values({ room_id: room.id, seq, removed_by: place.personId, removed_at: now() })
          .onConflict((conflict) => conflict.columns(['room_id', 'seq']).doNothing())
          .execute()
        await tx.deleteFrom('room_mentions').where('room_id', '=', room.id).where('seq', '=', seq).execute()
        if (room.pinned_seq === seq)
          await tx.updateTable('rooms').set({ pinned_seq: null }).where('id', '=', room.id).execute()
      })
      deliveries.tell(place.roomId, { type: 'room_message_removed', roomId: place.roomId, seq })
    },

    setRole: (place: Place, memberId: string, role: 'moderator' | 'member') =>
      asOwner(place, async (tx) => {
        const other = await activeMember(tx, place.roomId, memberId)
        // The roles of people who lead the room by the thing that made it are not the owner's to change.
        if (other.domain_role !== 'member') throw errors.forbidden()
        const is_moderator = role === 'moderator' ? 1 : 0
        await memberRow(tx, other).set({ is_moderator }).execute()
        return roleOf({ ...other, is_moderator })
      }),

    removeMember: (place: Place, memberId: string) =>
      asLeader(place, async (tx, { member }) => {
        const other = await findMember(tx, place.roomId, memberId)
        if (!other || other.gone === 'removed') throw errors.notFound('Member')
        if (!mayRemove(member, other)) throw errors.forbidden()
        await memberRow(tx, other)
          .set({ gone: 'removed', gone_at: now(), removed_by: place.personId, is_active: 0, is_moderator: 0 })
          .execute()
        await countAgain(tx, place.roomId)
      }),

    allowMember: (place: Place, memberId: string) =>
      asLeader(place, async (tx, { room }) => {
        const other = await findMember(tx, place.roomId, memberId)
        if (!other || other.gone !== 'removed') throw errors.notFound('Member')
        if (other.is_wanted === 1 && room.member_count >= ROOM_MEMBERS_MAX)
          throw errors.roomConflict(ROOM_FULL)
        await comeBack(tx, other, room.last_seq)
      }),

    setHistory: (place: Place, history: RoomHistory) =>
      asOwner(place, (tx, { room }) =>
        tx.updateTable('rooms').set({ history }).where('id', '=', room.id).execute(),
      ),
  }

  /** Makes a person who was gone a member again, like a new one, while the thing that made the room names the person. */
  async function comeBack(tx: Tx, row: MemberRow, lastSeq: number) {
    await memberRow(tx, row)
      .set({ gone: null, gone_at: null, removed_by: null })
      .$if(row.is_wanted === 1, (update) =>
        update.set({ is_active: 1, joined_at: now(), joined_seq: lastSeq, read_seq: lastSeq }),
      )
      .execute()
    await countAgain(tx, row.room_id)
  }
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
