import type { CallRecord } from '@mentor-connect/contract/messages/callRecord'
import { CALL_TEXTS, type CallEndReason, type CallOutcome } from '@mentor-connect/contract/messages/callRules'
import { sql } from 'kysely'
import type { Database, Instant, Tx } from '../database/schema'
import { storedMessage, type StoredMessage } from './message'
import { otherOf, otherSide, sideOf, type Pair } from './sides'

// The call for which a line is stored. The line is a message of the person who started the call, so that it
// is numbered, replayed, counted and exported like all other messages.

interface EndedCall {
  id: string
  session_id: string | null
  started_at: Instant
  answered_at: Instant | null
  ended_at: Instant | null
  end_reason: CallEndReason | null
  seconds: number
}

export function outcomeOf({ answered_at, end_reason }: EndedCall): CallOutcome {
  if (answered_at !== null) return 'answered'
  return end_reason === 'declined' ? 'declined' : 'missed'
}

function recordOf(call: EndedCall): CallRecord {
  const outcome = outcomeOf(call)
  return {
    callId: call.id,
    outcome,
    startedAt: call.started_at,
    endedAt: call.ended_at ?? call.started_at,
    ...(outcome === 'answered' && { seconds: call.seconds }),
    ...(call.session_id !== null && { sessionId: call.session_id }),
  }
}

const LINE_COLUMNS = [
  'id',
  'session_id',
  'started_at',
  'answered_at',
  'ended_at',
  'end_reason',
  'seconds',
] as const

/** Returns the calls that these messages of a conversation record, by the numbers of the messages. */
export async function callRecordsAt(
  db: Database,
  conversationId: string,
  seqs: number[],
): Promise<Map<number, CallRecord>> {
  if (seqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('calls')
    .select([...LINE_COLUMNS, 'line_seq'])
    .where('conversation_id', '=', conversationId)
    .where('line_seq', 'in', seqs)
    .execute()
  return new Map(rows.map((row) => [row.line_seq!, recordOf(row)]))
}

const PER_QUERY = 400

/**
 * Returns the outcome of the call that the last message records, by conversation. Conversations whose last
 * message is not the line of a call are absent.
 */
export async function lastOutcomes(
  db: Database,
  conversations: { id: string; last_seq: number }[],
): Promise<Map<string, CallOutcome>> {
  const outcomes = new Map<string, CallOutcome>()
  for (let at = 0; at < conversations.length; at += PER_QUERY) {
    const keys = conversations
      .slice(at, at + PER_QUERY)
      .map(({ id, last_seq }) => sql`(${id}, cast(${last_seq} as integer))`)
    const rows = await db
      .selectFrom('calls')
      .select([...LINE_COLUMNS, 'conversation_id'])
      .where(sql<boolean>`(conversation_id, line_seq) in (values ${sql.join(keys)})`)
      .execute()
    for (const row of rows) outcomes.set(row.conversation_id, outcomeOf(row))
  }
  return outcomes
}

export async function isCallLine(db: Database, conversationId: string, seq: number): Promise<boolean> {
  return (await callRecordsAt(db, conversationId, [seq])).size > 0
}

interface LockedConversation extends Pair {
  id: string
  last_seq: number
  read_low: number
  read_high: number
}

interface Line {
  call: EndedCall
  senderId: string
  /** True if the line counts as unread for the other person, as a new message does. */
  isNews: boolean
  now: Instant
}

export interface StoredLine {
  message: StoredMessage
  /** The person whose read position has moved to the line. */
  readBy?: string
}

/** Adds the line of a call to its conversation, which must be locked. */
export async function storeCallLine(
  tx: Tx,
  conversation: LockedConversation,
  { call, senderId, isNews, now }: Line,
): Promise<StoredLine> {
  const { id, last_seq } = conversation
  const seq = last_seq + 1
  const message = CALL_TEXTS[outcomeOf(call)]
  const row = {
    conversation_id: id,
    seq,
    sender_id: senderId,
    client_msg_id: null,
    message,
    created_at: now,
  }
  await tx.insertInto('messages').values(row).execute()
  const side = otherSide(sideOf(conversation, senderId)!)
  const [read, unread] = [`read_${side}`, `unread_${side}`] as const
  // If a person has read everything and the line does not count as unread, the read position also moves past
  // it; otherwise positions would have a gap.
  const isRead = !isNews && conversation[read] === last_seq
  await tx
    .updateTable('conversations')
    .set({ last_seq: seq, last_message: message, last_sender: senderId, updated_at: now })
    .set(isRead ? { [read]: seq } : { [unread]: sql`${sql.ref(unread)} + 1` })
    .where('id', '=', id)
    .execute()
  const reader = otherOf(conversation, senderId)
  return { message: storedMessage(row, reader, { call: recordOf(call) }), ...(isRead && { readBy: reader }) }
}
