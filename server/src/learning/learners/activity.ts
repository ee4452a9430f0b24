import type { Activity } from '@mentor-connect/contract/learning/learners'
import { daysAfter, localDay } from '@mentor-connect/contract/rules/localDay'
import type { Database } from '../../kernel/database/schema'
import { stepsByDay, timeZoneOf } from '../../courses/progress/activity.repo'
import { isTimeZone } from '../../platform/time/isTimeZone'
import { STREAK_READ_DAYS, streakOf } from '../../courses/progress/streakOf'

const DAYS_SHOWN = 7

export interface When {
  now: Date
  /** Time zone of the requesting device; defaults to that of the last used device. */
  timeZone?: string
}

/** Returns a learner's steps in the last days, and the current streak. */
export async function activityOf(
  db: Database,
  learnerId: string,
  { now, timeZone }: When,
): Promise<Activity> {
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : await timeZoneOf(db, learnerId)
  const today = localDay(now, zone)
  const steps = await stepsByDay(db, learnerId, { until: today, limit: STREAK_READ_DAYS })
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => daysAfter(today, index - DAYS_SHOWN + 1))
  const { streak, forgiven } = streakOf(steps, today)
  return {
    days: days.map((day) => ({ day, steps: steps.get(day) ?? 0 })),
    streak,
    ...(forgiven && days.includes(forgiven) && { forgivenDay: forgiven }),
  }
}
