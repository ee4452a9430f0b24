import { rowStatement } from '../../platform/database/rowStatement'
import type { Database } from '../database/schema'

export interface RoomReadMark {
  roomId: string
  personId: string
  upToSeq: number
}

/** The read position that was stored; null if nothing has changed or the person is not a member. */
export type RoomReadOutcome = RoomReadMark | null

interface Row {
  room_id: string
  person_id: string
  read_seq: number
}

const moveForward = rowStatement<{ room: 'text'; person: 'text'; seq: 'integer' }, Row>(
  { room: 'text', person: 'text', seq: 'integer' },
  (marks) => `
    with marks as (
      select given.room as room, given.person as person,
        case when given.seq < rooms.last_seq then given.seq else rooms.last_seq end as seq
      from (${marks}) as given join rooms on rooms.id = given.room)
    update room_members set read_seq = marks.seq from marks
    where room_members.room_id = marks.room and room_members.person_id = marks.person
      and room_members.is_active = 1 and room_members.read_seq < marks.seq
    returning room_members.room_id, room_members.person_id, room_members.read_seq`,
)

/** Moves read positions forward, never back and never past the last message. */
export async function storeRoomReads(db: Database, marks: RoomReadMark[]): Promise<RoomReadOutcome[]> {
  const furthest = new Map<string, RoomReadMark>()
  for (const mark of marks) {
    const before = furthest.get(keyOf(mark))
    if (!before || before.upToSeq < mark.upToSeq) furthest.set(keyOf(mark), mark)
  }
  const given = [...furthest.values()]
    .map(({ roomId: room, personId: person, upToSeq: seq }) => ({ room, person, seq }))
    .sort((a, b) => (`${a.room} ${a.person}` < `${b.room} ${b.person}` ? -1 : 1))
  const rows = await moveForward(db, given)
  const moved = new Map(
    rows.map(({ room_id: roomId, person_id: personId, read_seq: upToSeq }) => {
      const mark = { roomId, personId, upToSeq }
      return [keyOf(mark), mark]
    }),
  )
  // If a batch has several marks of one person, the furthest one reports the new position.
  return marks.map((mark) => (furthest.get(keyOf(mark)) === mark ? (moved.get(keyOf(mark)) ?? null) : null))
}

const keyOf = ({ roomId, personId }: RoomReadMark) => `${roomId} ${personId}`
