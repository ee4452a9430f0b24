import type { Selectable } from 'kysely'
import type { ApiDatabase, Instant, Database } from '../../../kernel/database/schema'
import { pageWindow, type PageRequest } from '../../../courses/catalogue/pages'

export type StoredMessage = Selectable<ApiDatabase['workshop_messages']>

export function findMessage(db: Database, id: string): Promise<StoredMessage | undefined> {
  return db.selectFrom('workshop_messages').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertMessage(
  tx: Database,
  message: Pick<StoredMessage, 'id' | 'workshop_id' | 'text' | 'sent_at'>,
) {
  await tx.insertInto('workshop_messages').values(message).execute()
}

/** Marks a message as taken back. Changes nothing if it already is. */
export async function removeMessage(
  tx: Database,
  { id, workshop_id }: Pick<StoredMessage, 'id' | 'workshop_id'>,
  now: Instant,
) {
  await tx
    .updateTable('workshop_messages')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('workshop_id', '=', workshop_id)
    .where('removed_at', 'is', null)
    .execute()
}

/**
 * Returns the times at which messages of a workshop were sent since the given time, earliest first. Messages
 * that were taken back are included.
 */
export async function sentSince(db: Database, workshopId: string, since: Instant): Promise<Instant[]> {
  const rows = await db
    .selectFrom('workshop_messages')
    .select('sent_at')
    .where('workshop_id', '=', workshopId)
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .execute()
  return rows.map(({ sent_at }) => sent_at)
}

/**
 * Lists messages that were not taken back, latest first.
 *
 * @param withHidden includes messages that operators or reports have hidden
 */
export async function listMessages(
  db: Database,
  workshopId: string,
  { withHidden, ...page }: PageRequest & { withHidden: boolean },
) {
  const { limit, offset } = pageWindow(page)
  const own = db
    .selectFrom('workshop_messages')
    .where('workshop_id', '=', workshopId)
    .where('removed_at', 'is', null)
    .$if(!withHidden, (query) => query.where('hidden_at', 'is', null))
  const rows = await own
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}
