import type { Kysely } from 'kysely'
import { isRestricted } from '../access/access.repo'
import { participantColumns, type Side } from '../conversations/sides'
import type { ChatDatabase, Instant } from '../database/schema'

/** A conversation with unread messages that its reader was not mailed about. */
export interface Waiting {
  conversationId: string
  side: Side
  personId: string
  partnerId: string
  unread: number
}

const AT_ONCE = 500

/** Conversations whose reader has been offline since before this time and whose first unread message is older. */
export async function findWaiting(db: Kysely<ChatDatabase>, before: Instant): Promise<Waiting[]> {
  return [...(await waitingOn(db, 'low', before)), ...(await waitingOn(db, 'high', before))]
}

async function waitingOn(db: Kysely<ChatDatabase>, side: Side, before: Instant): Promise<Waiting[]> {
  const [own, partner] = participantColumns(side)
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'conversations.id')
        .on(({ eb, ref }) => eb('messages.seq', '=', eb(ref(`conversations.read_${side}`), '+', 1))),
    )
    .leftJoin('people', 'people.id', `conversations.${own}`)
    .select(['conversations.id as conversationId', `${own} as personId`, `${partner} as partnerId`])
    .select(`unread_${side} as unread`)
    .where(`unread_${side}`, '>', 0)
    .where(`mailed_${side}`, 'is', null)
    .where('blocked_low', '=', 0)
    .where('blocked_high', '=', 0)
    .where(({ ref }) => isRestricted(ref(`conversations.${own}`)), '=', 0)
    .where('messages.created_at', '<=', before)
    .where((is) => is.or([is('people.digest', 'is', null), is('people.digest', '=', 1)]))
    .where((is) => is.or([is('people.seen_at', 'is', null), is('people.seen_at', '<=', before)]))
    .orderBy('conversations.id')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => ({ ...row, side }))
}

/** Marks the conversations as mailed. Returns false if they already are, or if the person was online after `before`. */
export async function claim(
  db: Kysely<ChatDatabase>,
  waiting: Waiting,
  { now, before }: { now: Instant; before: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set(waiting.side === 'low' ? { mailed_low: now } : { mailed_high: now })
    .where('id', '=', waiting.conversationId)
    .where(`mailed_${waiting.side}`, 'is', null)
    .where(`unread_${waiting.side}`, '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('people')
            .select('people.id')
            .where('people.id', '=', waiting.personId)
            .where('people.seen_at', '>', before),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
