import { deleteThreadChanges } from '../actions/traces.repo'
import { deleteCallsIn } from '../calls/personalCalls.repo'
import type { Instant, Database } from '../database/schema'

/** Number of messages to delete in one statement, so that other writes can run in between. */
const MESSAGES_AT_ONCE = 5_000

export async function noteErasure(tx: Database, personId: string, now: Instant) {
  await tx
    .insertInto('erased_people')
    .values({ person_id: personId, erased_at: now })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute()
}

/**
 * Deletes at most `limit` conversations whose two participants have both deleted their accounts by `before`, then the
 * records of erased people who have no conversation any more. Safe to repeat.
 */
export async function deleteLeftConversations(db: Database, before: Instant, limit: number) {
  const left = await db
    .selectFrom('conversations')
    .innerJoin('erased_people as low', 'low.person_id', 'participant_low')
    .innerJoin('erased_people as high', 'high.person_id', 'participant_high')
    .select('conversations.id')
    .where('low.erased_at', '<=', before)
    .where('high.erased_at', '<=', before)
    .orderBy('conversations.id')
    .limit(limit)
    .execute()
  for (const { id } of left) await deleteConversation(db, id)
  await db
    .deleteFrom('erased_people')
    .where('erased_at', '<=', before)
    .where('person_id', 'not in', (eb) => eb.selectFrom('conversations').select('participant_low'))
    .where('person_id', 'not in', (eb) => eb.selectFrom('conversations').select('participant_high'))
    .execute()
}

/**
 * Deletes a conversation. Its messages are deleted first, so that the next run finds the conversation again
 * if this run is interrupted.
 */
async function deleteConversation(db: Database, id: string) {
  for (let deleted = MESSAGES_AT_ONCE; deleted === MESSAGES_AT_ONCE;) {
    const first = db
      .selectFrom('messages')
      .select('seq')
      .where('conversation_id', '=', id)
      .orderBy('seq')
      .limit(MESSAGES_AT_ONCE)
    const { numDeletedRows } = await db
      .deleteFrom('messages')
      .where('conversation_id', '=', id)
      .where('seq', 'in', first)
      .executeTakeFirst()
    deleted = Number(numDeletedRows)
  }
  await db.transaction().execute(async (tx) => {
    await deleteThreadChanges(tx, id)
    await deleteCallsIn(tx, id)
    await tx.deleteFrom('reports').where('conversation_id', '=', id).execute()
    await tx.deleteFrom('conversations').where('id', '=', id).execute()
  })
}
