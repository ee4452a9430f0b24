import type { Activity } from '@mentor-connect/shared/contracts/learners'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { timeZoneOf } from '../learning/activity.repo'
import { daysAfter, isTimeZone, localDay } from '../learning/localDay'

const DAYS_SHOWN = 7
/** A streak is counted up to this. */
const STREAK_MAX = 1000

export interface When {
  now: Date
  /** Of the device that asks; else the one that was last used. */
  timeZone?: string
}

/** What a learner did in the last days, and for how many days in a row. */
export async function activityOf(
  db: Kysely<ApiDatabase>,
  learnerId: string,
  { now, timeZone }: When,
): Promise<Activity> {
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : await timeZoneOf(db, learnerId)
  const today = localDay(now, zone)
  const rows = await db
    .selectFrom('activity')
    .select(['day', 'steps'])
    .where('learner_id', '=', learnerId)
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .limit(STREAK_MAX)
    .execute()
  const steps = new Map(rows.map((row) => [row.day, row.steps]))
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => daysAfter(today, index - DAYS_SHOWN + 1))
  return { days: days.map((day) => ({ day, steps: steps.get(day) ?? 0 })), streak: streakOf(steps, today) }
}

/** A day that is not over does not break it. */
export function streakOf(active: Pick<Map<string, unknown>, 'has'>, today: string): number {
  let day = active.has(today) ? today : daysAfter(today, -1)
  let streak = 0
  for (; active.has(day); day = daysAfter(day, -1)) streak++
  return streak
}
