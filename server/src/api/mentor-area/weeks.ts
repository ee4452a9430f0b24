import { DASHBOARD_WEEKS } from '@mentor-connect/contract/api/mentorArea'

const DAY_MS = 24 * 60 * 60_000
const WEEK_DAYS = 7

/** The Monday of the oldest week that is shown, `YYYY-MM-DD`. Weeks are counted in UTC. */
export function firstDay(now: Date): string {
  return dayBefore(now, sinceMonday(now) + (DASHBOARD_WEEKS - 1) * WEEK_DAYS)
}

/** Enrolments per week, oldest week first, current week last. */
export function byWeek(byDay: Map<string, number>, now: Date): { week: string; enrolments: number }[] {
  const today = sinceMonday(now)
  return Array.from({ length: DASHBOARD_WEEKS }, (_, index) => {
    const monday = today + (DASHBOARD_WEEKS - 1 - index) * WEEK_DAYS
    const days = Array.from({ length: WEEK_DAYS }, (__, day) => dayBefore(now, monday - day))
    return {
      week: days[0]!,
      enrolments: days.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0),
    }
  })
}

function sinceMonday(now: Date): number {
  return (now.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
