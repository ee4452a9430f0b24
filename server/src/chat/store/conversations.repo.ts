import type { Selectable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ConversationsTable, Instant, Database } from '../database/schema'
import { otherOf, sideOf, type Pair, type Side } from './sides'

export type ConversationRow = Selectable<ConversationsTable>

/** Returns the conversations of a person, most recently active first. */
export function conversationsOf(db: Database, personId: string): Promise<ConversationRow[]> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where((is) => is.or([is('participant_low', '=', personId), is('participant_high', '=', personId)]))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findConversation(db: Database, pair: Pair): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('participant_low', '=', pair.participant_low)
    .where('participant_high', '=', pair.participant_high)
    .executeTakeFirst()
}

export function conversationById(db: Database, id: string): Promise<ConversationRow | undefined> {
  return db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the two people of a conversation; an empty list if it does not exist. */
export async function peopleOfConversation(db: Database, id: string): Promise<string[]> {
  const row = await db
    .selectFrom('conversations')
    .select(['participant_low', 'participant_high'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? [row.participant_low, row.participant_high] : []
}

/** Resolves to true if this person is one of the two in the conversation. */
export async function isInConversation(db: Database, id: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select(['participant_low', 'participant_high'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && sideOf(row, personId) !== undefined
}

interface NewConversation {
  id: string
  pair: Pair
  now: Instant
  /** True if both may write without a limit. */
  isOpen: boolean
}

/** Creates a conversation. Does nothing if the pair already has one. */
export async function insertConversation(db: Database, { id, pair, now, isOpen }: NewConversation) {
  await db
    .insertInto('conversations')
    .values({
      id,
      ...pair,
      last_message: null,
      last_sender: null,
      last_seq: 0,
      is_open: isOpen ? 1 : 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['participant_low', 'participant_high']).doNothing())
    .execute()
}

/** Returns the people in `personIds` with whom the person has a conversation. */
export async function partnersAmong(db: Database, personId: string, personIds: string[]): Promise<string[]> {
  if (personIds.length === 0) return []
  const rows = await db
    .selectFrom('conversations')
    .select(['participant_low', 'participant_high'])
    .where((eb) =>
      eb.or([
        eb.and([eb('participant_low', '=', personId), eb('participant_high', 'in', personIds)]),
        eb.and([eb('participant_high', '=', personId), eb('participant_low', 'in', personIds)]),
      ]),
    )
    .execute()
  return rows.map((row) => otherOf(row, personId))
}

/** Sets or lifts the block of one side. Each change has a later time than the one before it. */
export async function setBlocked(
  tx: Database,
  id: string,
  { side, isBlocked, now }: { side: Side; isBlocked: boolean; now: Date },
) {
  const stored = tx.selectFrom('conversations').select('blocks_changed_at').where('id', '=', id)
  const { blocks_changed_at: before } = await lockRows(tx, stored).executeTakeFirstOrThrow()
  const flag = isBlocked ? 1 : 0
  const at = Math.max(now.getTime(), before ? Date.parse(before) + 1 : 0)
  await tx
    .updateTable('conversations')
    .set(side === 'low' ? { blocked_low: flag } : { blocked_high: flag })
    .set({ blocks_changed_at: new Date(at).toISOString() })
    .where('id', '=', id)
    .execute()
  return new Date(at).toISOString()
}

/** The data about one participant's conversation that the delivery of messages needs. */
export interface ConversationEntry {
  conversationId: string
  partnerId: string
  lastSeq: number
  lastChange: number
}

export async function conversationEntries(db: Database, personId: string): Promise<ConversationEntry[]> {
  return conversationEntriesOf(db, [personId])
}

/** Returns the entries of several people. A conversation between two of them has an entry for each. */
export function conversationEntriesOf(
  db: Database,
  personIds: string[],
): Promise<(ConversationEntry & { personId: string })[]> {
  const side = (own: 'participant_low' | 'participant_high', other: 'participant_low' | 'participant_high') =>
    db
      .selectFrom('conversations')
      .select([
        'id as conversationId',
        `${own} as personId`,
        `${other} as partnerId`,
        'last_seq as lastSeq',
        'last_change as lastChange',
      ] as const)
      .where(own, 'in', personIds)
  return side('participant_low', 'participant_high')
    .unionAll(side('participant_high', 'participant_low'))
    .execute()
}
