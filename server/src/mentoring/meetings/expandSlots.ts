import { absenceOn } from '@mentor-connect/contract/mentoring/sessions/absences'
import {
  rangesOn,
  type Availability,
  type TimeRange,
} from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { DAY_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { QUARTER } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { Temporal } from 'temporal-polyfill'
import type { Span } from './timeCells.repo'

/** Sessions of at least half an hour begin only at full and half hours. */
const STEP = 2 * QUARTER

interface Wanted {
  availability: Pick<Availability, 'timeZone' | 'weekly' | 'days' | 'absences'>
  minutes: number
  /** Slots start in [from, to), in ms since 1970. */
  from: number
  to: number
}

/**
 * Returns the times at which a session of this length fits into the mentor's hours, in order. There are no
 * slots during absences. A local time that a clock change skips gives no slot; one that occurs twice gives
 * only the first. The length is elapsed time.
 */
export function expandSlots({ availability, minutes, from, to }: Wanted): Span[] {
  if (to <= from) return []
  const { timeZone } = availability
  const special = new Map(availability.days.map(({ date, ranges }) => [date, ranges]))
  // An absence takes precedence over special days, because the mentor planned these before it.
  const rangesOfDay = (day: Temporal.PlainDate) => {
    const date = day.toString()
    if (absenceOn(availability.absences ?? [], date)) return []
    return special.get(date) ?? rangesOn(availability, day.dayOfWeek)
  }
  const last = dayOf(to, timeZone)
  const slots: Span[] = []
  let day = dayOf(from, timeZone)
  let midnight = startOf(day, timeZone)
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const next = day.add({ days: 1 })
    const nextMidnight = startOf(next, timeZone)
    const ranges = rangesOfDay(day)
    const isEven = nextMidnight - midnight === DAY_MS
    for (const range of ranges)
      slots.push(
        ...(isEven
          ? slotsOfEvenDay(range, midnight, minutes)
          : slotsOfClockChange(range, day, timeZone, minutes)),
      )
    day = next
    midnight = nextMidnight
  }
  return slots.filter(({ start }) => start >= from && start < to).sort((a, b) => a.start - b.start)
}

const dayOf = (ms: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate()

/** Returns the start of the local day of an instant in a time zone, in ms since 1970. */
export const startOfLocalDay = (ms: number, timeZone: string) => startOf(dayOf(ms, timeZone), timeZone)

const startOf = (day: Temporal.PlainDate, timeZone: string) => day.toZonedDateTime(timeZone).epochMilliseconds

const stepOf = (minutes: number) => (minutes < STEP ? QUARTER : STEP)

/**
 * Returns the slots of a day that has no clock change, so that local minutes equal elapsed minutes. This is
 * much faster than calendar arithmetic.
 */
function slotsOfEvenDay({ from, until }: TimeRange, midnight: number, minutes: number): Span[] {
  const slots: Span[] = []
  for (let minute = from; minute + minutes <= until; minute += stepOf(minutes))
    slots.push({ start: midnight + minute * MINUTE_MS, end: midnight + (minute + minutes) * MINUTE_MS })
  return slots
}

function slotsOfClockChange(
  range: TimeRange,
  day: Temporal.PlainDate,
  timeZone: string,
  minutes: number,
): Span[] {
  const midnight = day.toPlainDateTime()
  const closes = midnight.add({ minutes: range.until }).toZonedDateTime(timeZone).epochMilliseconds
  const slots: Span[] = []
  for (let minute = range.from; minute < range.until; minute += stepOf(minutes)) {
    const wall = midnight.add({ minutes: minute })
    const at = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
    const isSkipped = !at.toPlainDateTime().equals(wall)
    const end = at.epochMilliseconds + minutes * MINUTE_MS
    if (!isSkipped && end <= closes) slots.push({ start: at.epochMilliseconds, end })
  }
  return slots
}
