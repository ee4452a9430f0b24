import type { Database, Instant } from '../../kernel/database/schema'

/** Tells whether a learner has a series with a mentor that still has sessions ahead. */
export async function hasOpenSeries(
  db: Database,
  { learner_id, mentor_id }: { learner_id: string; mentor_id: string },
  now: Instant,
): Promise<boolean> {
  const row = await db
    .selectFrom('meetings')
    .select('id')
    .where('learner_id', '=', learner_id)
    .where('ends_at', '>', now)
    .where('mentor_id', '=', mentor_id)
    .where('series_id', 'is not', null)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the number of sessions that were booked with each of these series. */
export async function sizesOfSeries(db: Database, ids: (string | null)[]): Promise<Map<string, number>> {
  const known = [...new Set(ids)].filter((id): id is string => id !== null)
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('meeting_series').select(['id', 'size']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, size }) => [id, Number(size)]))
}
