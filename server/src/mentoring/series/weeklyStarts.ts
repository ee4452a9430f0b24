import { Temporal } from 'temporal-polyfill'

interface WeeklyStart {
  /** Start in ms since 1970. If a clock change skips the local time, it is the time after the change. */
  at: number
  isSkipped: boolean
}

/**
 * Returns the starts of a weekly series: the same wall clock time in a time zone, week after week. If a clock
 * change repeats a local time, the first of the two is returned.
 */
export function weeklyStarts(start: number, weeks: number, timeZone: string): WeeklyStart[] {
  const first = zoned(start, timeZone).toPlainDateTime()
  return Array.from({ length: weeks }, (_, week) => {
    const wall = first.add({ weeks: week })
    const at = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
    return { at: at.epochMilliseconds, isSkipped: !at.toPlainDateTime().equals(wall) }
  })
}

/** Returns the start of the Monday in an instant's local week, in ms since 1970. */
export function startOfWeek(at: number, timeZone: string): number {
  return monday(at, timeZone).toZonedDateTime(timeZone).epochMilliseconds
}

/** Returns the number of calendar weeks, from Monday to Sunday, between two instants. */
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
