import { sql, type Selectable } from 'kysely'
import type { Database, Instant, MessageChangesTable, Tx } from '../database/schema'

export type ChangeRow = Selectable<MessageChangesTable>

interface MessageKey {
  threadId: string
  seq: number
}

export function findChange(tx: Tx, { threadId, seq }: MessageKey): Promise<ChangeRow | undefined> {
  return tx
    .selectFrom('message_changes')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('seq', '=', seq)
    .executeTakeFirst()
}

/**
 * Returns the numbers of the messages that have changed after a given change, in the order of their last
 * changes.
 */
export function changedAfter(
  db: Database,
  threadId: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ seq: number; change: number }[]> {
  return db
    .selectFrom('message_changes')
    .select(['seq', 'change'])
    .where('thread_id', '=', threadId)
    .where('change', '>', after)
    .orderBy('change')
    .limit(limit)
    .execute()
}

/** Stores the number of the last change of a message. `edits` is added to the number of its edits. */
export async function saveChange(
  tx: Tx,
  { threadId, seq }: MessageKey,
  { number, edits, deletedAt }: { number: number; edits: number; deletedAt: Instant | null },
) {
  await tx
    .insertInto('message_changes')
    .values({ thread_id: threadId, seq, change: number, edits, deleted_at: deletedAt })
    .onConflict((conflict) =>
      conflict.columns(['thread_id', 'seq']).doUpdateSet({
        change: number,
        edits: sql`message_changes.edits + ${edits}`,
        deleted_at: sql`coalesce(message_changes.deleted_at, excluded.deleted_at)`,
      }),
    )
    .execute()
}

export async function keepEarlierText(
  tx: Tx,
  { threadId, seq }: MessageKey,
  { version, author, text, at }: { version: number; author: string; text: string; at: Instant },
) {
  await tx
    .insertInto('earlier_texts')
    .values({ thread_id: threadId, seq, version, author_id: author, message: text, replaced_at: at })
    .execute()
}

/** Sets or removes a reaction. Resolves to false if this changes nothing. */
export async function setReaction(
  tx: Tx,
  { threadId, seq, personId, emoji, isOn }: MessageKey & { personId: string; emoji: string; isOn: boolean },
  now: Instant,
): Promise<boolean> {
  const reaction = { thread_id: threadId, seq, person_id: personId, emoji }
  if (isOn) {
    const added = await tx
      .insertInto('message_reactions')
      .values({ ...reaction, created_at: now })
      .onConflict((conflict) => conflict.columns(['thread_id', 'seq', 'person_id', 'emoji']).doNothing())
      .returning('seq')
      .executeTakeFirst()
    return added !== undefined
  }
  const removed = await tx
    .deleteFrom('message_reactions')
    .where((eb) => eb.and(reaction))
    .returning('seq')
    .executeTakeFirst()
  return removed !== undefined
}

export async function deleteReactions(tx: Tx, { threadId, seq }: MessageKey) {
  await tx.deleteFrom('message_reactions').where('thread_id', '=', threadId).where('seq', '=', seq).execute()
}

/** Resolves to false if this person has already made the change with this id. */
export async function rememberChange(
  tx: Tx,
  { personId, clientId }: { personId: string; clientId: string },
  now: Instant,
): Promise<boolean> {
  const row = await tx
    .insertInto('message_change_ids')
    .values({ person_id: personId, client_id: clientId, created_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'client_id']).doNothing())
    .returning('person_id')
    .executeTakeFirst()
  return row !== undefined
}
