import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { CHANGE_IDS_DAYS, EARLIER_TEXT_DAYS } from '@mentor-connect/contract/messages/chatLimits'
import type { Database, Tx } from '../database/schema'

/** Maximum number of rows that one statement deletes, so that other writes can run in between. */
const ROWS_AT_ONCE = 5_000

/**
 * Returns the earlier texts of messages, oldest first, by the numbers of the messages.
 *
 * @param authorId only messages of this person
 */
export async function earlierTextsOf(
  db: Database,
  threadId: string,
  { seqs, authorId }: { seqs: number[]; authorId?: string },
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  if (seqs.length === 0) return found
  let query = db
    .selectFrom('earlier_texts')
    .select(['seq', 'message'])
    .where('thread_id', '=', threadId)
    .where('seq', 'in', seqs)
    .orderBy('seq')
    .orderBy('version')
  if (authorId !== undefined) query = query.where('author_id', '=', authorId)
  for (const { seq, message } of await query.execute()) found.set(seq, [...(found.get(seq) ?? []), message])
  return found
}

/** Deletes earlier texts, and ids of changes, that are no longer needed. Safe to repeat. */
export async function deleteOldTraces(db: Database, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  await deleteInSteps(async () => {
    const old = db
      .selectFrom('earlier_texts')
      .select(['thread_id', 'seq', 'version'])
      .where('replaced_at', '<', before(EARLIER_TEXT_DAYS))
      .orderBy('replaced_at')
      .limit(ROWS_AT_ONCE)
    return db
      .deleteFrom('earlier_texts')
      .where(({ eb, refTuple }) =>
        eb(refTuple('thread_id', 'seq', 'version'), 'in', old.$asTuple('thread_id', 'seq', 'version')),
      )
      .executeTakeFirst()
  })
  await deleteInSteps(async () => {
    const old = db
      .selectFrom('message_change_ids')
      .select(['person_id', 'client_id'])
      .where('created_at', '<', before(CHANGE_IDS_DAYS))
      .orderBy('created_at')
      .limit(ROWS_AT_ONCE)
    return db
      .deleteFrom('message_change_ids')
      .where(({ eb, refTuple }) =>
        eb(refTuple('person_id', 'client_id'), 'in', old.$asTuple('person_id', 'client_id')),
      )
      .executeTakeFirst()
  })
}

async function deleteInSteps(step: () => Promise<{ numDeletedRows: bigint }>) {
  while ((await step()).numDeletedRows >= ROWS_AT_ONCE);
}

/** Deletes the reactions, earlier texts and ids of changes of a person. */
export async function erasePersonFromChanges(tx: Tx, personId: string) {
  await tx.deleteFrom('message_reactions').where('person_id', '=', personId).execute()
  await tx.deleteFrom('earlier_texts').where('author_id', '=', personId).execute()
  await tx.deleteFrom('message_change_ids').where('person_id', '=', personId).execute()
}

/** Deletes everything about the messages of a thread that is being deleted. */
export async function deleteThreadChanges(tx: Tx, threadId: string) {
  await tx.deleteFrom('message_replies').where('thread_id', '=', threadId).execute()
  await tx.deleteFrom('message_changes').where('thread_id', '=', threadId).execute()
  await tx.deleteFrom('message_reactions').where('thread_id', '=', threadId).execute()
  await tx.deleteFrom('earlier_texts').where('thread_id', '=', threadId).execute()
}
