import { expressionBuilder } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'

interface Range {
  start: number
  end: number
}

/**
 * Returns the times within [start, end) at which connected calendars say that a person is busy. They may
 * overlap.
 */
export async function busySpansOf(db: Database, personId: string, range: Range): Promise<Range[]> {
  const rows = await db
    .selectFrom('busy_times')
    .select(['starts_at', 'ends_at'])
    .where((eb) => eb.and(isWithin(personId, range)))
    .execute()
  return rows.map(({ starts_at, ends_at }) => ({ start: Date.parse(starts_at), end: Date.parse(ends_at) }))
}

/** Selects the times of `busySpansOf`, as a part of another query. */
export const busyTimesIn = (personId: string, range: Range) =>
  expressionBuilder<ApiDatabase>()
    .selectFrom('busy_times')
    .where((eb) => eb.and(isWithin(personId, range)))

const isWithin = (personId: string, { start, end }: Range) => {
  const eb = expressionBuilder<ApiDatabase, 'busy_times'>()
  return [
    eb('person_id', '=', personId),
    eb('ends_at', '>', new Date(start).toISOString()),
    eb('starts_at', '<', new Date(end).toISOString()),
  ]
}
