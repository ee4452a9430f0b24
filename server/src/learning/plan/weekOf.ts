import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { mondayOf } from '../../platform/time/mondayOf'

const DAYS_IN_WEEK = 7

/**
 * The running week, from Monday, and how many weeks in a row the target was met. Days are free to choose: a missed day
 * costs nothing while the week has enough others.
 * @param active days with learning, as `YYYY-MM-DD`
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
