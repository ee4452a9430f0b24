import { localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import type { Database } from '../../kernel/database/schema'
import { isTimeZone } from '../../platform/time/isTimeZone'

/** Returns the time zone of the device that the learner last used. */
export async function timeZoneOf(db: Database, learnerId: string): Promise<string> {
  const row = await db
    .selectFrom('learners')
    .select('time_zone')
    .where('id', '=', learnerId)
    .executeTakeFirst()
  return row?.time_zone ?? DEFAULT_TIME_ZONE
}

export async function rememberTimeZone(db: Database, learnerId: string, timeZone: string | undefined) {
  if (!timeZone || !isTimeZone(timeZone)) return
  await db
    .updateTable('learners')
    .set({ time_zone: timeZone })
    .where('id', '=', learnerId)
    .where((eb) => eb.or([eb('time_zone', 'is', null), eb('time_zone', '!=', timeZone)]))
    .execute()
}

/** Counts one step of learning for each instant, on its calendar day in the learner's time zone. */
export async function recordActivity(db: Database, learnerId: string, instants: string[]): Promise<void> {
  if (instants.length === 0) return
  const timeZone = await timeZoneOf(db, learnerId)
  const days = new Map<string, number>()
  for (const at of instants) {
    const day = localDay(at, timeZone)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  // The days are sorted, so that two concurrent transactions of one learner cannot deadlock.
  const rows = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
  await db
    .insertInto('activity')
    .values(rows.map(([day, steps]) => ({ learner_id: learnerId, day, steps })))
    .onConflict((conflict) =>
      conflict.columns(['learner_id', 'day']).doUpdateSet((eb) => ({
        steps: eb('activity.steps', '+', eb.ref('excluded.steps')),
      })),
    )
    .execute()
}

/**
 * Returns the steps of learning by day (`YYYY-MM-DD`): the latest `limit` days with learning that are not
 * after `until`.
 */
export async function stepsByDay(
  db: Database,
  learnerId: string,
  { until, limit }: { until: string; limit: number },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('activity')
    .select(['day', 'steps'])
    .where('learner_id', '=', learnerId)
    .where('day', '<=', until)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()
  return new Map(rows.map((row) => [row.day, row.steps]))
}
