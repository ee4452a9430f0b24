import { DASHBOARD_WEEKS } from '@mentor-connect/contract/api/mentorArea'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { mondayOf } from '../course-data/mondayOf'

const WEEK_DAYS = 7

/** The Monday of the oldest week that is shown, `YYYY-MM-DD`. Weeks are counted in UTC. */
export function firstDay(now: Date): string {
  return daysAfter(mondayOf(now.toISOString()), -(DASHBOARD_WEEKS - 1) * WEEK_DAYS)
}

/** Enrolments per week, oldest week first, current week last. */
export function byWeek(byDay: Map<string, number>, now: Date): { week: string; enrolments: number }[] {
  const first = firstDay(now)
  return Array.from({ length: DASHBOARD_WEEKS }, (_, index) => {
    const week = daysAfter(first, index * WEEK_DAYS)
    const days = Array.from({ length: WEEK_DAYS }, (__, day) => daysAfter(week, day))
    return { week, enrolments: days.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0) }
  })
}
