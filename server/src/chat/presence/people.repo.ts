import { sql } from 'kysely'
import type { Database } from '../database/schema'

export interface Sighting {
  personId: string
  seenAt: string
}

/** Stores the times at which people were last connected. */
export async function storeSightings(db: Database, sightings: Sighting[]): Promise<void[]> {
  const last = new Map(sightings.map(({ personId, seenAt }) => [personId, seenAt]))
  await db
    .insertInto('people')
    .values([...last].map(([id, seen_at]) => ({ id, seen_at })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`excluded.seen_at` }))
    .execute()
  return sightings.map(() => undefined)
}
