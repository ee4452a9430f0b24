import { lockFreeRows } from '../../platform/database/lockRows'
import type { Database, Instant } from '../../kernel/database/schema'
import { indexOpenings } from '../openings/openingWords.repo'

/**
 * Closes up to `most` openings whose closing day is before a given day, including paused ones. Openings that
 * another transaction is changing are left to the next run. Returns the number of closed openings.
 */
export async function closeBefore(
  tx: Database,
  { day, now, most }: { day: string; now: Instant; most: number },
): Promise<number> {
  const due = tx.selectFrom('openings').where('state', 'in', ['open', 'paused']).where('closes_on', '<', day)
  // Posters are locked first, because closing an opening also locks them.
  const posters = tx
    .selectFrom('mentors')
    .select('id')
    .where('id', 'in', due.select('mentor_id').where('mentor_id', 'is not', null).limit(most))
  const free = (await lockFreeRows(tx, posters).execute()).map(({ id }) => id)
  const openings = due
    .select('id')
    .where((eb) =>
      eb.or([eb('mentor_id', 'is', null), ...(free.length > 0 ? [eb('mentor_id', 'in', free)] : [])]),
    )
    .orderBy('id')
    .limit(most)
  const ids = (await lockFreeRows(tx, openings).execute()).map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx
    .updateTable('openings')
    .set((eb) => ({ state: 'closed', closed_at: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  await indexOpenings(tx, ids)
  return ids.length
}
