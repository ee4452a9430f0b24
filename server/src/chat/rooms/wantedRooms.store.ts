import { roomIdOf } from '@mentor-connect/contract/messages/roomRules'
import type { WantedRoom } from '@mentor-connect/contract/messages/roomsInternal'
import { lockRows } from '../../platform/database/lockRows'
import type { Database, Instant, Tx } from '../database/schema'
import type { MemberRow, RoomRow } from './members.repo'

type State = NonNullable<WantedRoom['room']>

/**
 * Stores the state of a room that the main API has requested, unless a later state is already stored. Returns
 * the id of the room; undefined if nothing has changed.
 */
export function storeWantedRoom(db: Database, wanted: WantedRoom, now: Instant): Promise<string | undefined> {
  const id = roomIdOf(wanted.kind, wanted.subjectId)
  return db.transaction().execute(async (tx) => {
    if (wanted.room) await insertRoom(tx, id, wanted, wanted.room, now)
    const room = await lockRoom(tx, id)
    if (!room || room.version > wanted.version) return undefined
    if (!wanted.room) return close(tx, room, wanted.version)
    const before = await allMembers(tx, id)
    await bringIn(tx, { room, before, state: wanted.room, now })
    await sendAway(tx, room, before, wanted.room)
    const { title, pages, closed } = wanted.room
    await tx
      .updateTable('rooms')
      .set({
        title,
        page_user: pages.user ?? null,
        page_mentor: pages.mentor ?? null,
        is_closed: closed ? 1 : 0,
        version: wanted.version,
      })
      .where('id', '=', id)
      .execute()
    await countAgain(tx, id)
    return id
  })
}

async function insertRoom(tx: Tx, id: string, { kind, subjectId }: WantedRoom, state: State, now: Instant) {
  await tx
    .insertInto('rooms')
    .values({
      id,
      kind,
      subject_id: subjectId,
      title: state.title,
      page_user: null,
      page_mentor: null,
      version: 0,
      history: state.history,
      is_closed: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export function lockRoom(tx: Tx, id: string): Promise<RoomRow | undefined> {
  return lockRows(tx, tx.selectFrom('rooms').selectAll().where('id', '=', id)).executeTakeFirst()
}

/** Closes a room whose subject is gone. The members stay, so that they can still read the room. */
async function close(tx: Tx, room: RoomRow, version: number) {
  await tx.updateTable('rooms').set({ is_closed: 1, version }).where('id', '=', room.id).execute()
  return room.id
}

const allMembers = (tx: Tx, roomId: string): Promise<MemberRow[]> =>
  tx.selectFrom('room_members').selectAll().where('room_id', '=', roomId).execute()

interface Arrival {
  room: RoomRow
  before: MemberRow[]
  state: State
  now: Instant
}

/**
 * Adds people whom the state names for the first time, and those whom it names again. People who were removed
 * stay removed.
 */
async function bringIn(tx: Tx, { room, before, state, now }: Arrival) {
  const known = new Map(before.map((row) => [row.person_id, row]))
  const erased = await erasedAmong(tx, state)
  const joining = { joined_at: now, joined_seq: room.last_seq, read_seq: room.last_seq }
  for (const { personId, role } of state.members) {
    const row = known.get(personId)
    if (erased.has(personId)) continue
    if (!row)
      await tx
        .insertInto('room_members')
        .values({
          room_id: room.id,
          person_id: personId,
          domain_role: role,
          is_wanted: 1,
          is_active: 1,
          ...joining,
        })
        .execute()
    else if (row.is_wanted === 0)
      await member(tx, row)
        .set({ domain_role: role, is_wanted: 1 })
        .$if(row.gone === null, (update) => update.set({ is_active: 1, ...joining }))
        .execute()
    else if (row.domain_role !== role) await member(tx, row).set({ domain_role: role }).execute()
  }
}

async function erasedAmong(tx: Tx, { members }: State): Promise<Set<string>> {
  if (members.length === 0) return new Set()
  const rows = await tx
    .selectFrom('erased_people')
    .select('person_id')
    .where(
      'person_id',
      'in',
      members.map(({ personId }) => personId),
    )
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/**
 * Ends the membership of people whom the state no longer names. If they are named again later, they count as
 * new members.
 */
async function sendAway(tx: Tx, room: RoomRow, before: MemberRow[], { members }: State) {
  const named = new Set(members.map(({ personId }) => personId))
  for (const row of before) {
    if (named.has(row.person_id) || row.is_wanted === 0) continue
    await member(tx, row)
      .set({ is_wanted: 0, is_active: 0, is_moderator: 0 })
      .$if(row.gone === 'left', (update) => update.set({ gone: null, gone_at: null }))
      .execute()
  }
}

const member = (tx: Tx, { room_id, person_id }: Pick<MemberRow, 'room_id' | 'person_id'>) =>
  tx.updateTable('room_members').where('room_id', '=', room_id).where('person_id', '=', person_id)

/** Stores the number of members, and records that the members have changed. */
export async function countAgain(tx: Tx, roomId: string) {
  const count = tx
    .selectFrom('room_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room_id', '=', roomId)
    .where('is_active', '=', 1)
  const { count: member_count } = await count.executeTakeFirstOrThrow()
  await tx
    .updateTable('rooms')
    .set((eb) => ({ member_count, members_version: eb('members_version', '+', 1) }))
    .where('id', '=', roomId)
    .execute()
}
