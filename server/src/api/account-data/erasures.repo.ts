import type { Kysely, Selectable } from 'kysely'
import type { ApiDatabase, ErasuresTable, Instant } from '../database/schema'

type Database = Kysely<ApiDatabase>
export type Erasure = Selectable<ErasuresTable>

export async function insertErasure(db: Database, erasure: Omit<Erasure, 'chat_erased_at'>) {
  await db
    .insertInto('erasures')
    .values({ ...erasure, chat_erased_at: null })
    .execute()
}

export function findErasures(db: Database, requestedBefore: Instant): Promise<Erasure[]> {
  return db
    .selectFrom('erasures')
    .selectAll()
    .where('requested_at', '<=', requestedBefore)
    .orderBy('requested_at')
    .execute()
}

export async function noteChatErased(db: Database, personId: string, now: Instant) {
  await db.updateTable('erasures').set({ chat_erased_at: now }).where('person_id', '=', personId).execute()
}

/** Tells whether it was still there: of two that finish one erasure, one writes to the person. */
export async function deleteErasure(db: Database, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('erasures')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
