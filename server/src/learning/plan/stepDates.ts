import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'

/**
 * Spreads the dates of a path's steps evenly from today to the end of a month. Returns an empty list if there
 * are fewer days than steps.
 */
export function stepDates(today: string, month: string, count: number): string[] {
  const days = (Date.parse(lastDayOf(month)) - Date.parse(today)) / DAY_MS
  if (days < count) return []
  return Array.from({ length: count }, (_, index) =>
    daysAfter(today, Math.round((days * (index + 1)) / count)),
  )
}

/**
 * Returns the last day of a month.
 *
 * @param month as `YYYY-MM`
 */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
