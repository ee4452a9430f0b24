import type { Selectable } from 'kysely'
import type { ApiDatabase, Database, Instant } from '../../kernel/database/schema'

type BusyTime = Pick<Selectable<ApiDatabase['busy_times']>, 'starts_at' | 'ends_at'>

const ROWS_AT_ONCE = 500

/** Replaces the busy times of a calendar if they have changed. */
export async function replaceTimes(
  tx: Database,
  { calendarId, personId }: { calendarId: string; personId: string },
  times: BusyTime[],
) {
  const before = await tx
    .selectFrom('busy_times')
    .select(['starts_at', 'ends_at'])
    .where('calendar_id', '=', calendarId)
    .orderBy('starts_at')
    .execute()
  if (keyOf(before) === keyOf(times)) return
  await deleteTimes(tx, calendarId)
  const rows = times.map((time) => ({ calendar_id: calendarId, person_id: personId, ...time }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx
      .insertInto('busy_times')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
}

const keyOf = (times: BusyTime[]) => times.map(({ starts_at, ends_at }) => `${starts_at}/${ends_at}`).join()

export async function deleteTimes(tx: Database, calendarId: string) {
  await tx.deleteFrom('busy_times').where('calendar_id', '=', calendarId).execute()
}

/** Returns the number of present and future busy times, by calendar. */
export async function countTimes(db: Database, personId: string, now: Instant): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('busy_times')
    .select((eb) => ['calendar_id', eb.fn.countAll<number>().as('count')])
    .where('person_id', '=', personId)
    .where('ends_at', '>', now)
    .groupBy('calendar_id')
    .execute()
  return new Map(rows.map(({ calendar_id, count }) => [calendar_id, Number(count)]))
}

export const timesBetween = (
  db: Database,
  personId: string,
  { from, to, limit }: { from: Instant; to: Instant; limit: number },
): Promise<BusyTime[]> =>
  db
    .selectFrom('busy_times')
    .select(['starts_at', 'ends_at'])
    .where('person_id', '=', personId)
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('ends_at')
    .limit(limit)
    .execute()
