import type { Activity } from '@mentor-connect/contract/api/learners'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { stepsByDay, timeZoneOf } from '../course-data/activity.repo'
import { daysAfter, isTimeZone, localDay } from '../course-data/localDay'

const DAYS_SHOWN = 7
/** Longer streaks are shown as this many days. */
const STREAK_MAX = 1000

export interface When {
  now: Date
  /** Of the requesting device; defaults to that of the last used device. */
  timeZone?: string
}

/** A learner's steps in the last days, and the current streak. */
export async function activityOf(
  db: Kysely<ApiDatabase>,
  learnerId: string,
  { now, timeZone }: When,
): Promise<Activity> {
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : await timeZoneOf(db, learnerId)
  const today = localDay(now, zone)
  const steps = await stepsByDay(db, learnerId, { until: today, limit: STREAK_MAX })
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => daysAfter(today, index - DAYS_SHOWN + 1))
  return { days: days.map((day) => ({ day, steps: steps.get(day) ?? 0 })), streak: streakOf(steps, today) }
}

/** Today without any steps does not break the streak. */
export function streakOf(active: Pick<Map<string, unknown>, 'has'>, today: string): number {
  let day = active.has(today) ? today : daysAfter(today, -1)
  let streak = 0
  for (; active.has(day); day = daysAfter(day, -1)) streak++
  return streak
}
