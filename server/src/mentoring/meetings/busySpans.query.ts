import type { Database } from '../../kernel/database/schema'

/** The times within [start, end) at which connected calendars say that a person is busy. They may overlap. */
export async function busySpansOf(
  db: Database,
  personId: string,
  { start, end }: { start: number; end: number },
) {
  const rows = await db
    .selectFrom('busy_times')
    .select(['starts_at', 'ends_at'])
    .where('person_id', '=', personId)
    .where('ends_at', '>', new Date(start).toISOString())
    .where('starts_at', '<', new Date(end).toISOString())
    .execute()
  return rows.map(({ starts_at, ends_at }) => ({ start: Date.parse(starts_at), end: Date.parse(ends_at) }))
}
