import type { Database, Instant } from '../../kernel/database/schema'
import { indexOpenings } from '../openings/openingWords.repo'

/**
 * Closes openings whose closing day is before a day, also paused ones, at most `most`. Returns how many were due.
 */
export async function closeBefore(
  tx: Database,
  { day, now, most }: { day: string; now: Instant; most: number },
): Promise<number> {
  const due = await tx
    .selectFrom('openings')
    .select('id')
    .where('state', 'in', ['open', 'paused'])
    .where('closes_on', '<', day)
    .orderBy('id')
    .limit(most)
    .execute()
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx
    .updateTable('openings')
    .set((eb) => ({ state: 'closed', closed_at: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    // The poster may have renewed one meanwhile.
    .where('state', 'in', ['open', 'paused'])
    .where('closes_on', '<', day)
    .execute()
  await indexOpenings(tx, ids)
  return ids.length
}
