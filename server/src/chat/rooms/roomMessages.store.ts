import type { RoomHistory } from '@mentor-connect/contract/messages/roomRules'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { rowStatement } from '../../platform/database/rowStatement'
import type { RoomDelivery } from '../bus/bus'
import type { Database, Tx } from '../database/schema'
import { restrictedIn } from '../store/access.repo'
import { attachedTo, insertAttachments } from '../store/attachments/attachments.repo'
import type { MessageRow } from '../store/message'
import { storedBefore } from '../store/message.repo'
import { hiddenUpTo } from './members.repo'
import { blockedWith } from './roomBlocks.query'
import { deliveriesAt } from './roomHistory.query'
import { presentRoomMessage, type NewRoomMessage } from './roomMessage'

export type RoomOutcome =
  | {
      kind: 'stored'
      delivery: RoomDelivery
      /** False if the message had already been stored, because the client has sent it again. */
      isNew: boolean
    }
  | {
      kind: 'refused'
      code:
        | 'no_room'
        | 'no_message'
        | 'room_closed'
        | 'forbidden'
        | 'not_mentionable'
        | 'attachment_unknown'
        | 'rate_limited'
    }

interface Growing {
  id: string
  last_seq: number
  is_closed: number
  history: RoomHistory
  lastAt?: string
}

interface Person {
  room_id: string
  person_id: string
  joined_seq: number
  restricted: number
}

/**
 * Stores messages in one transaction, in order, and gives each the next number of its room. If a message was
 * already stored (same sender and `clientMsgId`), returns the stored one.
 */
export async function storeRoomMessages(
  db: Database,
  messages: NewRoomMessage[],
  { now, ...tokens }: StoreOptions,
): Promise<RoomOutcome[]> {
  const blocked = await blockedWith(
    db,
    messages.map(({ senderId }) => senderId),
  )
  const write = (expectResends: boolean) =>
    db
      .transaction()
      .execute((tx) => writeAll(tx, messages, { now: now.toISOString(), ...tokens, blocked, expectResends }))
  try {
    return await withQuotes(db, messages, await write(false))
  } catch (error) {
    // Resent messages are rare, so they are only looked up after a unique violation.
    if (!isUniqueViolation(error)) throw error
    return withQuotes(db, messages, await write(true))
  }
}

/** Adds to each reply the message that it quotes, and the people who may see the quotation. */
async function withQuotes(db: Database, messages: NewRoomMessage[], outcomes: RoomOutcome[]) {
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.kind === 'refused' || !outcome.isNew || messages[index]?.replyTo === undefined) continue
    const { conversationId, seq } = outcome.delivery
    const [delivery] = await deliveriesAt(db, conversationId, [seq])
    if (delivery) outcome.delivery = delivery
  }
  return outcomes
}

interface StoreOptions {
  now: Date
  /**
   * Takes a token from the bucket of a room. Only messages of members take tokens, so that nobody else can
   * block a room.
   */
  takeToken: (roomId: string) => boolean
  /** Takes tokens for files in the same way. */
  takeFiles: (roomId: string, count: number) => boolean
}

interface WriteOptions extends Omit<StoreOptions, 'now'> {
  now: string
  blocked: Map<string, Set<string>>
  expectResends: boolean
}

async function writeAll(tx: Tx, messages: NewRoomMessage[], options: WriteOptions) {
  const { now, blocked, expectResends } = options
  const rooms = await lockedRooms(tx, messages)
  const people = await peopleOf(tx, messages)
  const known = expectResends ? await alreadyStored(tx, messages) : new Map<string, MessageRow>()
  const foldedFor = (senderId: string) => [...(blocked.get(senderId) ?? [])]
  const written: Written[] = []
  const outcomes = messages.map((message): RoomOutcome => {
    const before = known.get(resendKey(message))
    if (before) return stored(before, { isNew: false, mentions: message.mentions, foldedFor: [] })
    const room = rooms.get(message.roomId)
    const refusal = refusalOf(message, { room, people, blocked: blocked.get(message.senderId) })
    if (refusal) return { kind: 'refused', code: refusal }
    if (!hasTokens(message, options)) return { kind: 'refused', code: 'rate_limited' }
    const row = nextRow(room!, message, now)
    written.push({ row, mentions: message.mentions, replyTo: message.replyTo })
    known.set(resendKey(message), row)
    return stored(row, { isNew: true, mentions: message.mentions, foldedFor: foldedFor(message.senderId) })
  })
  if (written.length > 0) await save(tx, written, [...rooms.values()], now)
  return outcomes
}

interface Written {
  row: MessageRow
  mentions: string[]
  replyTo: number | undefined
}

function hasTokens({ roomId, attachments }: NewRoomMessage, { takeToken, takeFiles }: WriteOptions) {
  return takeToken(roomId) && (!attachments || takeFiles(roomId, attachments.length))
}

interface Situation {
  room: Growing | undefined
  people: Map<string, Person>
  blocked: Set<string> | undefined
}

/** Returns the reason why a message is refused; undefined if it may be written. */
function refusalOf(
  { roomId, senderId, mentions, replyTo }: NewRoomMessage,
  { room, people, blocked }: Situation,
) {
  const sender = people.get(memberKey(roomId, senderId))
  if (!room || !sender) return 'no_room'
  if (sender.restricted === 1) return 'forbidden'
  if (room.is_closed === 1) return 'room_closed'
  if (replyTo !== undefined && !canQuote(replyTo, room, sender)) return 'no_message'
  // People who may not use chat, and people who have blocked the sender, cannot be distinguished from people
  // who are not members.
  const mayMention = (id: string) => people.get(memberKey(roomId, id))?.restricted === 0 && !blocked?.has(id)
  return mentions.every(mayMention) ? undefined : 'not_mentionable'
}

const canQuote = (seq: number, room: Growing, member: Person) =>
  seq > hiddenUpTo({ room, member }) && seq <= room.last_seq

function nextRow(
  room: Growing,
  { senderId, clientMsgId, text, attachments }: NewRoomMessage,
  now: string,
): MessageRow {
  room.last_seq += 1
  room.lastAt = now
  return {
    conversation_id: room.id,
    seq: room.last_seq,
    sender_id: senderId,
    client_msg_id: clientMsgId,
    message: text,
    created_at: now,
    ...(attachments && { attachments }),
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
  (ids, lock) =>
    `select id, last_seq, is_closed, history from rooms where id in (${ids}) order by id ${lock}`,
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
    select room_id, person_id, joined_seq, ${restrictedIn('room_members.person_id')} as restricted
    from room_members where (room_id, person_id) in (${pairs}) and is_active = 1`,
)

/** Returns the active members among the senders and the people whom they mention. */
async function peopleOf(tx: Tx, messages: NewRoomMessage[]): Promise<Map<string, Person>> {
  const wanted = new Map<string, { room: string; person: string }>()
  for (const { roomId, senderId, mentions } of messages)
    for (const person of [senderId, ...mentions])
      wanted.set(memberKey(roomId, person), { room: roomId, person })
  const rows = await findPeople(tx, [...wanted.values()])
  return new Map(rows.map((row) => [memberKey(row.room_id, row.person_id), row]))
}

async function alreadyStored(tx: Tx, messages: NewRoomMessage[]): Promise<Map<string, MessageRow>> {
  const rows = await storedBefore(tx, 'room_messages', messages)
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
const insertReplies = rowStatement(
  { room: 'text', seq: 'integer', original: 'integer' },
  (replies) => `insert into message_replies (thread_id, seq, reply_to) ${replies}`,
)
const updateRooms = rowStatement(
  { id: 'text', seq: 'integer', at: 'text' },
  (grown) => `
    with grown as (${grown})
    update rooms set last_seq = grown.seq, updated_at = grown.at from grown where rooms.id = grown.id`,
)
/** The author of a message counts as having read all earlier ones. */
const updateSenders = rowStatement(
  { room: 'text', person: 'text', seq: 'integer' },
  (sent) => `
    with sent as (${sent})
    update room_members set read_seq = sent.seq from sent
    where room_members.room_id = sent.room and room_members.person_id = sent.person`,
)

async function save(tx: Tx, written: Written[], rooms: Growing[], now: string) {
  await insertMessages(
    tx,
    written.map(({ row }) => row),
  )
  const mentions = written.flatMap(({ row: { conversation_id: room, seq }, mentions: people }) =>
    people.map((person) => ({ room, seq, person })),
  )
  if (mentions.length > 0) await insertMentions(tx, mentions)
  const replies = written.flatMap(({ row: { conversation_id: room, seq }, replyTo: original }) =>
    original === undefined ? [] : [{ room, seq, original }],
  )
  if (replies.length > 0) await insertReplies(tx, replies)
  await insertAttachments(
    tx,
    written.flatMap(({ row }) => attachedTo(row)),
  )
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
