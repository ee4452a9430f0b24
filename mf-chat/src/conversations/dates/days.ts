import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { INTL_TAGS, type Locale } from '@mentor-connect/i18n'

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY = { day: 'numeric', month: 'short' } as const
const DAY_AND_YEAR = { ...DAY, year: 'numeric' } as const

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
  return format(locale, isThisYear ? DAY : DAY_AND_YEAR, date)
}

/** Time as hh:mm, in 24-hour format. */
export function timeLabel(iso: string, locale: Locale): string {
  return format(locale, TIME, new Date(iso))
}

export function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** Number of local calendar days between two times, unaffected by daylight saving time. */
function daysBetween(from: Date, to: Date): number {
  const noon = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((noon(to) - noon(from)) / DAY_MS)
}

// Creating a formatter is much slower than using it, and a long thread formats one date per message.
const formatters = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, options: Intl.DateTimeFormatOptions, date: Date): string {
  const key = locale + Object.keys(options).join()
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(INTL_TAGS[locale], options)
  formatters.set(key, formatter)
  return formatter.format(date)
}
