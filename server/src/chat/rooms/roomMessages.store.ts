import { sql } from 'kysely'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { rowStatement } from '../../platform/database/rowStatement'
import type { RoomDelivery } from '../bus/bus'
import type { Database, Tx } from '../database/schema'
import { restrictedIn } from '../store/access.repo'
import type { MessageRow } from '../store/message'
import { blockedWith } from './roomBlocks.query'
import { presentRoomMessage, type NewRoomMessage } from './roomMessage'

export type RoomOutcome =
  | {
      kind: 'stored'
      delivery: RoomDelivery
      /** False if the message was stored before, and the client has sent it again. */
      isNew: boolean
    }
  | { kind: 'refused'; code: 'no_room' | 'room_closed' | 'forbidden' | 'not_mentionable' | 'rate_limited' }

interface Growing {
  id: string
  last_seq: number
  is_closed: number
  lastAt?: string
}

interface Person {
  room_id: string
  person_id: string
  restricted: number
}

/**
 * Stores messages in one transaction, in order, and gives each the next number of its room. If a message was stored
 * before (same sender and `clientMsgId`), returns the stored one.
 */
export async function storeRoomMessages(
  db: Database,
  messages: NewRoomMessage[],
  { now, takeToken }: StoreOptions,
): Promise<RoomOutcome[]> {
  const blocked = await blockedWith(
    db,
    messages.map(({ senderId }) => senderId),
  )
  const write = (expectResends: boolean) =>
    db
      .transaction()
      .execute((tx) => writeAll(tx, messages, { now: now.toISOString(), takeToken, blocked, expectResends }))
  try {
    return await write(false)
  } catch (error) {
    // Resent messages are rare, so they are only looked up after a unique violation.
    if (!isUniqueViolation(error)) throw error
    return write(true)
  }
}

interface StoreOptions {
  now: Date
  /** Takes a token from the bucket of a room. Only messages of members do, so that nobody else can block a room. */
  takeToken: (roomId: string) => boolean
}

interface WriteOptions extends Pick<StoreOptions, 'takeToken'> {
  now: string
  blocked: Map<string, Set<string>>
  expectResends: boolean
}

async function writeAll(tx: Tx, messages: NewRoomMessage[], options: WriteOptions) {
  const { now, takeToken, blocked, expectResends } = options
  const rooms = await lockedRooms(tx, messages)
  const people = await peopleOf(tx, messages)
  const known = expectResends ? await alreadyStored(tx, messages) : new Map<string, MessageRow>()
  const foldedFor = (senderId: string) => [...(blocked.get(senderId) ?? [])]
  const written: { row: MessageRow; mentions: string[] }[] = []
  const outcomes = messages.map((message): RoomOutcome => {
    const before = known.get(resendKey(message))
    if (before) return stored(before, { isNew: false, mentions: message.mentions, foldedFor: [] })
    const room = rooms.get(message.roomId)
    const refusal = refusalOf(message, { room, people, blocked: blocked.get(message.senderId) })
    if (refusal) return { kind: 'refused', code: refusal }
    if (!takeToken(message.roomId)) return { kind: 'refused', code: 'rate_limited' }
    const row = nextRow(room!, message, now)
    written.push({ row, mentions: message.mentions })
    known.set(resendKey(message), row)
    return stored(row, { isNew: true, mentions: message.mentions, foldedFor: foldedFor(message.senderId) })
  })
  if (written.length > 0) await save(tx, written, [...rooms.values()], now)
  return outcomes
}

interface Situation {
  room: Growing | undefined
  people: Map<string, Person>
  blocked: Set<string> | undefined
}

/** Why a message is refused; undefined if it may be written. */
function refusalOf({ roomId, senderId, mentions }: NewRoomMessage, { room, people, blocked }: Situation) {
  const sender = people.get(memberKey(roomId, senderId))
  if (!room || !sender) return 'no_room'
  if (sender.restricted === 1) return 'forbidden'
  if (room.is_closed === 1) return 'room_closed'
  // People who may not use chat, and people who block the sender, look like people who are not there.
  const mayMention = (id: string) => people.get(memberKey(roomId, id))?.restricted === 0 && !blocked?.has(id)
  return mentions.every(mayMention) ? undefined : 'not_mentionable'
}

function nextRow(room: Growing, { senderId, clientMsgId, text }: NewRoomMessage, now: string): MessageRow {
  room.last_seq += 1
  room.lastAt = now
  return {
    conversation_id: room.id,
    seq: room.last_seq,
    sender_id: senderId,
    client_msg_id: clientMsgId,
    message: text,
    created_at: now,
  }
}

function stored(
  row: MessageRow,
  { isNew, mentions, foldedFor }: { isNew: boolean; mentions: string[]; foldedFor: string[] },
): RoomOutcome {
  const message = presentRoomMessage(row, { mentions })
  return {
    kind: 'stored',
    isNew,
    delivery: { conversationId: row.conversation_id, seq: row.seq, message, foldedFor },
  }
}

const memberKey = (roomId: string, personId: string) => `${roomId} ${personId}`
const resendKey = ({ senderId, clientMsgId }: Pick<NewRoomMessage, 'senderId' | 'clientMsgId'>) =>
  `${senderId} ${clientMsgId}`

const lockRooms = rowStatement<{ id: 'text' }, Growing>(
  { id: 'text' },
  (ids, lock) => `select id, last_seq, is_closed from rooms where id in (${ids}) order by id ${lock}`,
)

async function lockedRooms(tx: Tx, messages: NewRoomMessage[]): Promise<Map<string, Growing>> {
  const ids = new Set(messages.map(({ roomId }) => roomId))
  const rows = await lockRooms(
    tx,
    [...ids].map((id) => ({ id })),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const findPeople = rowStatement<{ room: 'text'; person: 'text' }, Person>(
  { room: 'text', person: 'text' },
  (pairs) => `
    select room_id, person_id, ${restrictedIn('room_members.person_id')} as restricted
    from room_members where (room_id, person_id) in (${pairs}) and is_active = 1`,
)

/** The active members among the senders and the people whom they mention. */
async function peopleOf(tx: Tx, messages: NewRoomMessage[]): Promise<Map<string, Person>> {
  const wanted = new Map<string, { room: string; person: string }>()
  for (const { roomId, senderId, mentions } of messages)
    for (const person of [senderId, ...mentions])
      wanted.set(memberKey(roomId, person), { room: roomId, person })
  const rows = await findPeople(tx, [...wanted.values()])
  return new Map(rows.map((row) => [memberKey(row.room_id, row.person_id), row]))
}

async function alreadyStored(tx: Tx, messages: NewRoomMessage[]): Promise<Map<string, MessageRow>> {
  const values = messages.map(({ senderId, clientMsgId }) => sql`(${senderId}, ${clientMsgId})`)
  const rows = await tx
    .selectFrom('room_messages')
    .selectAll()
    .where(sql<boolean>`(sender_id, client_msg_id) in (values ${sql.join(values)})`)
    .execute()
  return new Map(
    rows.map((row) => [resendKey({ senderId: row.sender_id, clientMsgId: row.client_msg_id ?? '' }), row]),
  )
}

const insertMessages = rowStatement(
  {
    conversation_id: 'text',
    seq: 'integer',
    sender_id: 'text',
    client_msg_id: 'text',
    message: 'text',
    created_at: 'text',
  },
  (messages) => `
    insert into room_messages (conversation_id, seq, sender_id, client_msg_id, message, created_at) ${messages}`,
)
const insertMentions = rowStatement(
  { room: 'text', seq: 'integer', person: 'text' },
  (mentions) => `insert into room_mentions (room_id, seq, person_id) ${mentions}`,
)
const updateRooms = rowStatement(
  { id: 'text', seq: 'integer', at: 'text' },
  (grown) => `
    with grown as (${grown})
    update rooms set last_seq = grown.seq, updated_at = grown.at from grown where rooms.id = grown.id`,
)
/** Who writes has read everything before. */
const updateSenders = rowStatement(
  { room: 'text', person: 'text', seq: 'integer' },
  (sent) => `
    with sent as (${sent})
    update room_members set read_seq = sent.seq from sent
    where room_members.room_id = sent.room and room_members.person_id = sent.person`,
)

async function save(
  tx: Tx,
  written: { row: MessageRow; mentions: string[] }[],
  rooms: Growing[],
  now: string,
) {
  await insertMessages(
    tx,
    written.map(({ row }) => row),
  )
  const mentions = written.flatMap(({ row: { conversation_id: room, seq }, mentions: people }) =>
    people.map((person) => ({ room, seq, person })),
  )
  if (mentions.length > 0) await insertMentions(tx, mentions)
  await updateRooms(
    tx,
    rooms.flatMap(({ id, last_seq, lastAt }) =>
      lastAt === undefined ? [] : [{ id, seq: last_seq, at: now }],
    ),
  )
  const last = new Map<string, { room: string; person: string; seq: number }>()
  for (const { row } of written)
    last.set(memberKey(row.conversation_id, row.sender_id), {
      room: row.conversation_id,
      person: row.sender_id,
      seq: row.seq,
    })
  await updateSenders(
    tx,
    [...last.values()].sort((a, b) => (memberKey(a.room, a.person) < memberKey(b.room, b.person) ? -1 : 1)),
  )
}
