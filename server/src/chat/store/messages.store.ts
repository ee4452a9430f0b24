import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { rowStatement } from '../../platform/database/rowStatement'
import { limitedIn, restrictedIn } from './access.repo'
import { otherOf, pairOf, sideOf } from './sides'
import type { Database, Tx } from '../database/schema'
import { attachedTo, insertAttachments } from './attachments/attachments.repo'
import { ContactBatch, possibleStarters } from './first-contact/contactBatch'
import type { ContactState, FirstContactCode, FirstContactLimits } from './first-contact/firstContact'
import { lockNewContacts, saveContactStates, saveNewContacts } from './first-contact/firstContact.repo'
import { storedMessage, type MessageRow, type NewMessage, type StoredMessage } from './message'
import { storedBefore } from './message.repo'
import { Participants, type ParticipantColumns } from './participants'
import { storeReplies, type Reply } from './replies.store'

export type Outcome =
  | {
      kind: 'stored'
      message: StoredMessage
      /** False if the message was already stored and the client has sent it again. */ isNew: boolean
    }
  | {
      kind: 'refused'
      code:
        | 'no_conversation'
        | 'no_message'
        | 'contact_limited'
        | 'blocked'
        | 'forbidden'
        | 'rate_limited'
        | 'attachment_unknown'
        | FirstContactCode
    }

/**
 * Stores messages in one transaction, in order, and assigns each the next sequence number of its conversation. If a
 * message was already stored (same sender and `clientMsgId`), returns the stored one.
 */
export async function storeMessages(
  db: Database,
  messages: NewMessage[],
  now: Date,
  limits: FirstContactLimits,
): Promise<Outcome[]> {
  const write = (expectResends: boolean) =>
    db.transaction().execute((tx) => writeAll(tx, messages, { now, limits, expectResends }))
  try {
    return await write(false)
  } catch (error) {
    // Resent messages are rare, so they are only looked up after a unique violation.
    if (!isUniqueViolation(error)) throw error
    return write(true)
  }
}

interface WriteOptions {
  now: Date
  limits: FirstContactLimits
  expectResends: boolean
}

async function writeAll(tx: Tx, messages: NewMessage[], { now, limits, expectResends }: WriteOptions) {
  const conversations = await conversationsFor(tx, messages)
  const known = expectResends ? await alreadyStored(tx, messages) : new Map<string, StoredMessage>()
  const starters = possibleStarters(messages, (message) => conversations.get(pairKey(message))?.row)
  const contacts = new ContactBatch(await lockNewContacts(tx, starters, now), limits)
  const rows: MessageRow[] = []
  const replies: Reply[] = []
  const storedAt = now.toISOString()
  const outcomes = messages.map((message): Outcome => {
    const key = resendKey(message.senderId, message.clientMsgId)
    const before = key === undefined ? undefined : known.get(key)
    if (before) return { kind: 'stored', message: before, isNew: false }
    const conversation = conversations.get(pairKey(message))
    if (!conversation) return { kind: 'refused', code: 'no_conversation' }
    const code = conversation.refusalOf(message) ?? contacts.refusalOf(conversation.row, message)
    if (code) return { kind: 'refused', code }
    const row = conversation.add(message, storedAt)
    contacts.record(conversation.row, message)
    rows.push(row)
    const stored = storedMessage(row, message.receiverId)
    if (message.replyTo !== undefined) replies.push({ message: stored, replyTo: message.replyTo })
    if (key !== undefined) known.set(key, stored)
    return { kind: 'stored', message: stored, isNew: true }
  })
  if (rows.length > 0) {
    await insertMessages(tx, rows)
    await storeReplies(tx, replies)
    await insertAttachments(tx, rows.flatMap(attachedTo))
    await saveConversations(tx, [...conversations.values()], contacts)
  }
  return outcomes
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
    insert into messages (conversation_id, seq, sender_id, client_msg_id, message, created_at) ${messages}`,
)

async function saveConversations(tx: Tx, conversations: GrowingConversation[], contacts: ContactBatch) {
  await advance(
    tx,
    conversations.filter((one) => one.hasGrown),
  )
  const rows = conversations.map(({ row }) => row)
  await saveContactStates(
    tx,
    rows.filter((row) => contacts.changed.has(row)),
  )
  await saveNewContacts(tx, contacts.starters, contacts.started)
}

const pairKey = ({ senderId, receiverId }: NewMessage) =>
  senderId < receiverId ? `${senderId} ${receiverId}` : `${receiverId} ${senderId}`

const resendKey = (senderId: string, clientMsgId: string | null | undefined) =>
  clientMsgId == null ? undefined : `${senderId} ${clientMsgId}`

const lockConversations = rowStatement<{ low: 'text'; high: 'text' }, ConversationRow>(
  { low: 'text', high: 'text' },
  (pairs, lock) => `
    select id, participant_low, participant_high, last_seq, blocked_low, blocked_high, is_open, opener, unanswered,
      ${restrictedIn('participant_low')} as restricted_low, ${restrictedIn('participant_high')} as restricted_high,
      ${limitedIn('participant_low')} as limited_low, ${limitedIn('participant_high')} as limited_high
    from conversations
    where (participant_low, participant_high) in (${pairs})
    order by id ${lock}`,
)

/** Locks the conversations of the messages. Returns them by `pairKey`. */
async function conversationsFor(tx: Tx, messages: NewMessage[]): Promise<Map<string, GrowingConversation>> {
  const pairs = new Map(messages.map((one) => [pairKey(one), pairOf(one.senderId, one.receiverId)] as const))
  const given = [...pairs.values()].map((pair) => ({
    low: pair.participant_low,
    high: pair.participant_high,
  }))
  const rows = await lockConversations(tx, given)
  return new Map(
    rows.map((row) => [`${row.participant_low} ${row.participant_high}`, new GrowingConversation(row)]),
  )
}

async function alreadyStored(tx: Tx, messages: NewMessage[]): Promise<Map<string, StoredMessage>> {
  const rows = await storedBefore(tx, 'messages', messages)
  if (rows.length === 0) return new Map()
  const pairs = await tx
    .selectFrom('conversations')
    .select(['id', 'participant_low', 'participant_high'])
    .where(
      'id',
      'in',
      rows.map(({ conversation_id }) => conversation_id),
    )
    .execute()
  const pairOfId = new Map(pairs.map((pair) => [pair.id, pair]))
  return new Map(
    rows.map((row) => [
      resendKey(row.sender_id, row.client_msg_id) ?? '',
      storedMessage(row, otherOf(pairOfId.get(row.conversation_id)!, row.sender_id)),
    ]),
  )
}

interface ConversationRow extends Omit<ParticipantColumns, keyof ContactState>, ContactState {
  id: string
  last_seq: number
}

/** A conversation to which the messages of a batch are being added. */
class GrowingConversation {
  hasGrown = false
  last: MessageRow | undefined
  /** Number of new messages for each participant. */
  readonly added = { low: 0, high: 0 }
  constructor(readonly row: ConversationRow) {}

  /** Returns the reason why the sender may not write, apart from the limits of a first contact. */
  refusalOf({ senderId, replyTo }: NewMessage) {
    const code = new Participants(this.row).refusalOf(senderId)
    return code ?? (replyTo !== undefined && !this.hasMessage(replyTo) ? 'no_message' : undefined)
  }

  private hasMessage(seq: number) {
    return seq >= 1 && seq <= this.row.last_seq
  }

  add({ senderId, text, clientMsgId, attachments }: NewMessage, storedAt: string): MessageRow {
    this.row.last_seq += 1
    this.added[sideOf(this.row, senderId) === 'low' ? 'high' : 'low'] += 1
    this.hasGrown = true
    this.last = {
      conversation_id: this.row.id,
      seq: this.row.last_seq,
      sender_id: senderId,
      client_msg_id: clientMsgId ?? null,
      message: text,
      created_at: storedAt,
      ...(attachments && { attachments }),
    }
    return this.last
  }
}

const updateConversations = rowStatement(
  {
    id: 'text',
    seq: 'integer',
    message: 'text',
    sender: 'text',
    at: 'text',
    low: 'integer',
    high: 'integer',
  },
  (grown) => `
    with grown as (${grown})
    update conversations
    set last_seq = grown.seq, last_message = grown.message, last_sender = grown.sender, updated_at = grown.at,
      unread_low = unread_low + grown.low, unread_high = unread_high + grown.high
    from grown
    where conversations.id = grown.id`,
)

/**
 * Updates the conversations that have received messages, in one statement: the last message, its sequence
 * number, the unread counts and the time of change.
 */
async function advance(tx: Tx, conversations: GrowingConversation[]) {
  const grown = conversations.flatMap(({ row, last, added }) =>
    last
      ? {
          id: row.id,
          seq: row.last_seq,
          message: last.message,
          sender: last.sender_id,
          at: last.created_at,
          low: added.low,
          high: added.high,
        }
      : [],
  )
  await updateConversations(tx, grown)
}
