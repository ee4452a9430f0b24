import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { mondayOf } from '../../platform/time/mondayOf'

const DAYS_IN_WEEK = 7

/**
 * Returns the number of days with learning in the current week, which begins on Monday, and the number of
 * consecutive weeks in which the target was met. Learners are free to choose the days, so only their number
 * in a week counts.
 * @param active days with learning, as `YYYY-MM-DD`
 * @param target number of days per week
 */
export function weekOf(active: Pick<Map<string, unknown>, 'has'>, today: string, target: number) {
  const monday = mondayOf(today)
  const daysFrom = (first: string) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, index) => daysAfter(first, index)).filter((day) =>
      active.has(day),
    ).length
  const days = daysFrom(monday)
  let weeksMet = days >= target ? 1 : 0
  let week = daysAfter(monday, -DAYS_IN_WEEK)
  for (; daysFrom(week) >= target; week = daysAfter(week, -DAYS_IN_WEEK)) weeksMet++
  return { days, weeksMet }
}
