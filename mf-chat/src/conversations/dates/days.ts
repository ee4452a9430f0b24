import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import type { Locale } from '@mentor-connect/i18n'

/** The names of the two relative days. */
interface DayNames {
  today: string
  yesterday: string
}

/**
 * The label of a message's day: Today, Yesterday or a short date, with the year if it is not the current one.
 * @param now the server's time, ms since 1970, so that a wrong device clock does not matter
 */
export function dayLabel(iso: string, now: number, locale: Locale, names: DayNames): string {
  const date = new Date(iso)
  const today = new Date(now)
  const days = daysBetween(date, today)
  if (days === 0) return names.today
  if (days === 1) return names.yesterday
  const isThisYear = date.getFullYear() === today.getFullYear()
  const { dayMonth, shortDate } = dateFormats(locale)
  return isThisYear ? dayMonth(date) : shortDate(date)
}

/** `6:30 pm`, `शाम 6:30`. */
export function timeLabel(iso: string, locale: Locale): string {
  return dateFormats(locale).time(iso)
}

export function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** Number of local calendar days between two times, unaffected by daylight saving time. */
function daysBetween(from: Date, to: Date): number {
  const noon = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((noon(to) - noon(from)) / DAY_MS)
}
