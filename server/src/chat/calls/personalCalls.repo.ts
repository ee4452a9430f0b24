import { UNRECORDED_CALL_DAYS } from '@mentor-connect/contract/messages/callRules'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { sql } from 'kysely'
import type { ChatPersonalData } from '@mentor-connect/contract/messages/chatInternal'
import type { Database, Tx } from '../database/schema'

const ROWS_AT_ONCE = 5_000

/**
 * Returns the calls that a person has started, and the conversations in which the person has allowed calls.
 * Lines of calls are messages, so they are exported as such.
 */
export async function callsForExport(
  db: Database,
  personId: string,
): Promise<Pick<ChatPersonalData, 'calls' | 'callConsents'>> {
  const calls = await db
    .selectFrom('calls')
    .selectAll()
    .where('started_by', '=', personId)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
  const consents = await db
    .selectFrom('call_consents')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('conversation_id')
    .execute()
  return {
    calls: calls.map((row) => ({
      _id: row.id,
      conversationId: row.conversation_id,
      ...(row.session_id !== null && { sessionId: row.session_id }),
      startedAt: row.started_at,
      ...(row.ended_at !== null && { endedAt: row.ended_at }),
      ...(row.end_reason !== null && { reason: row.end_reason }),
      seconds: row.seconds,
    })),
    callConsents: consents.map(({ conversation_id, is_allowed, changed_at }) => ({
      conversationId: conversation_id,
      allowed: is_allowed === 1,
      changedAt: changed_at,
    })),
  }
}

/**
 * Deletes the calls of a deleted account. A call that has a line in a conversation is kept together with it,
 * as messages are.
 */
export async function eraseFromCalls(tx: Tx, personId: string) {
  await tx.deleteFrom('call_places').where('person_id', '=', personId).execute()
  await tx.deleteFrom('call_consents').where('person_id', '=', personId).execute()
  await tx
    .deleteFrom('calls')
    .where('started_by', '=', personId)
    .where(sql<boolean>`line_seq is null`)
    .execute()
}

/** Deletes the calls of a conversation that is being deleted. */
export async function deleteCallsIn(tx: Tx, conversationId: string) {
  await tx.deleteFrom('calls').where('conversation_id', '=', conversationId).execute()
  await tx.deleteFrom('call_consents').where('conversation_id', '=', conversationId).execute()
}

/** Deletes old calls that have no line in their conversation. Safe to repeat. */
export async function deleteUnrecordedCalls(db: Database, now: Date) {
  const before = new Date(now.getTime() - UNRECORDED_CALL_DAYS * DAY_MS).toISOString()
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE;) {
    const old = db
      .selectFrom('calls')
      .select('id')
      .where(sql<boolean>`line_seq is null`)
      .where('ended_at', '<', before)
      .orderBy('ended_at')
      .limit(ROWS_AT_ONCE)
    const { numDeletedRows } = await db.deleteFrom('calls').where('id', 'in', old).executeTakeFirst()
    deleted = Number(numDeletedRows)
  }
}
