import { Temporal } from 'temporal-polyfill'

interface WeeklyStart {
  /** In ms since 1970. For a local time that a clock change skips, the time after the change. */
  at: number
  isSkipped: boolean
}

/**
 * The beginnings of a weekly series: the same wall clock time in a time zone, week after week. Of a local time that
 * a clock change repeats, it is the first.
 */
export function weeklyStarts(start: number, weeks: number, timeZone: string): WeeklyStart[] {
  const first = zoned(start, timeZone).toPlainDateTime()
  return Array.from({ length: weeks }, (_, week) => {
    const wall = first.add({ weeks: week })
    const at = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
    return { at: at.epochMilliseconds, isSkipped: !at.toPlainDateTime().equals(wall) }
  })
}

/** The beginning of the Monday of an instant's local week, in ms since 1970. */
export function startOfWeek(at: number, timeZone: string): number {
  return monday(at, timeZone).toZonedDateTime(timeZone).epochMilliseconds
}

/** Number of calendar weeks, from Monday to Sunday, from one instant to another. */
export function weeksBetween(from: number, to: number, timeZone: string): number {
  const days = monday(from, timeZone).until(monday(to, timeZone), { largestUnit: 'day' }).days
  return days / 7
}

const zoned = (at: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)

function monday(at: number, timeZone: string): Temporal.PlainDate {
  const day = zoned(at, timeZone).toPlainDate()
  return day.subtract({ days: day.dayOfWeek - 1 })
}
