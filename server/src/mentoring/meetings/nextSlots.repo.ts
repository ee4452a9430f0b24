import type { Instant, Database } from '../../kernel/database/schema'

export function bookableMentorsAfter(db: Database, after: string, limit: number) {
  return db
    .selectFrom('mentor_availability')
    .innerJoin('mentors', 'mentors.id', 'mentor_availability.mentor_id')
    .select(['mentors.id', 'next_slot_at'])
    .where('status', '=', 'active')
    .where('mentors.id', '>', after)
    .orderBy('mentors.id')
    .limit(limit)
    .execute()
}

export async function writeNextSlot(db: Database, id: string, next: Instant | null) {
  await db.updateTable('mentors').set({ next_slot_at: next }).where('id', '=', id).execute()
}
