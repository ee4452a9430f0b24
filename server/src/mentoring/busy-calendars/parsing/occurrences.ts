import { DAY_MS, SECOND_MS } from '@mentor-connect/contract/rules/durations'
import ICAL from 'ical.js'
import type { ReadingLimits } from './readingLimits'
import { floating, type CalendarZones, type Zone } from './zones'

/** A period in ms since 1970. The start is included, the end is excluded. */
export interface Span {
  start: number
  end: number
}

export interface Reading {
  window: Span
  zones: CalendarZones
  limits: ReadingLimits
}

/** Start and duration of an entry. */
export interface Timing {
  wall: ICAL.Time
  zone: Zone
  start: number
  endOf: (wall: ICAL.Time, start: number) => number
}

/** Converts a wall clock time to ms as if it were UTC, for rough comparisons and for arithmetic with days. */
const wallMs = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/**
 * Returns start and duration of an entry.
 *
 * @throws Error if the entry does not state when it begins
 */
export function timingOf(entry: ICAL.Component, zones: CalendarZones): Timing {
  const property = entry.getFirstProperty('dtstart')
  const value = property?.getFirstValue()
  if (!property || !(value instanceof ICAL.Time)) throw new Error('The entry has no beginning.')
  const wall = floating(value)
  const zone = zones.of(property, value)
  const start = zone.toInstant(wall)
  return { wall, zone, start, endOf: endOf(entry, { wall, zone, start }, zones) }
}

function endOf(
  entry: ICAL.Component,
  { wall, zone, start }: Omit<Timing, 'endOf'>,
  zones: CalendarZones,
): Timing['endOf'] {
  const property = entry.getFirstProperty('dtend')
  const end = property?.getFirstValue()
  if (property && end instanceof ICAL.Time && !wall.isDate) {
    const length = zones.of(property, end).toInstant(floating(end)) - start
    return (_wall, at) => at + length
  }
  if (end instanceof ICAL.Time) return afterDays(zone, Math.round((wallMs(end) - wallMs(wall)) / DAY_MS))
  const duration = entry.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return afterDuration(zone, duration)
  return afterDays(zone, wall.isDate ? 1 : 0)
}

/**
 * Returns a function that adds days of the calendar, which are not all equally long because of clock changes.
 */
function afterDays(zone: Zone, days: number): Timing['endOf'] {
  return (wall, start) => {
    if (days === 0) return start
    const end = wall.clone()
    end.adjust(days, 0, 0, 0)
    return zone.toInstant(end)
  }
}

function afterDuration(zone: Zone, duration: ICAL.Duration): Timing['endOf'] {
  const { weeks, days, hours, minutes, seconds, isNegative } = duration
  if (isNegative) return (_wall, start) => start
  const afterWholeDays = afterDays(zone, weeks * 7 + days)
  const rest = ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS
  return (wall, start) => afterWholeDays(wall, start) + rest
}

/**
 * Returns the instants in a property with several times, and separately the days of values that are only
 * dates.
 */
export function timesIn(property: ICAL.Property, zones: CalendarZones) {
  return property.getValues().flatMap((value: unknown) => {
    const time = value instanceof ICAL.Period ? value.start : value
    if (!(time instanceof ICAL.Time)) return []
    const zone = zones.of(property, time)
    const end = value instanceof ICAL.Period ? value.getEnd() : undefined
    return [
      {
        wall: floating(time),
        start: zone.toInstant(floating(time)),
        end: end && zone.toInstant(floating(end)),
        isDay: time.isDate,
      },
    ]
  })
}

export interface Occurrence extends Span {
  wall: ICAL.Time
}

/**
 * Finds the occurrences of an entry that may be in the window, by their start. Exceptions of a series are
 * included.
 */
export function repetitionsOf(
  entry: ICAL.Component,
  timing: Timing,
  { window, zones, limits }: Reading,
): Map<number, Occurrence> {
  const { wall: first, zone, start, endOf } = timing
  const found = new Map<number, Occurrence>()
  const add = (wall: ICAL.Time, at: number, end = endOf(wall, at)) => {
    if (end <= window.start || at >= window.end) return
    limits.span()
    found.set(at, { wall, start: at, end })
  }
  const rules = entry
    .getAllProperties('rrule')
    .map((property): unknown => property.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur)
  const possible = rules.filter((rule) => !isImpossible(rule))
  if (rules.length === 0 || possible.length > 0) add(first, start)
  const length = endOf(first, start) - start
  for (const rule of possible)
    for (const wall of wallTimes(withLocalEnd(rule, first, zone), first, { window, length, limits }))
      add(wall, zone.toInstant(wall))
  for (const property of entry.getAllProperties('rdate'))
    for (const { wall, start: at, end, isDay } of timesIn(property, zones)) {
      limits.step()
      add(isDay && !first.isDate ? atTimeOf(first, wall) : wall, at, end)
    }
  return found
}

function atTimeOf(
  { hour, minute, second }: Pick<ICAL.Time, 'hour' | 'minute' | 'second'>,
  { year, month, day }: ICAL.Time,
) {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone)
}

/** Maximum number of days in each month. The 29th of February counts, because it exists in some years. */
const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * Tells whether the days of a rule exist in none of its months, such as the 31st of February. The iterator
 * would use a day of the next month instead, or search for ever.
 */
function isImpossible({ parts }: ICAL.Recur): boolean {
  const { BYMONTH: months, BYMONTHDAY: days } = parts as Record<string, number[] | undefined>
  if (!months || !days) return false
  return months.every((month) => days.every((day) => Math.abs(day) > LAST_DAYS[month - 1]!))
}

const CHOOSE_DAYS = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO']

/**
 * Tells whether a time really follows from the rule. If a month does not have a day, the iterator uses a day
 * of the next month instead.
 */
function isMeant(wall: ICAL.Time, { freq, parts }: ICAL.Recur, first: ICAL.Time): boolean {
  const months = (parts as Record<string, number[] | undefined>).BYMONTH
  if (months && !months.includes(wall.month)) return false
  const isByDayOfFirst = freq === 'YEARLY' && !CHOOSE_DAYS.some((name) => name in parts)
  return !isByDayOfFirst || wall.day === first.day
}

/** Margin in ms for differences of time zones and for clock changes. */
const ZONES_MS = 2 * DAY_MS

function* wallTimes(
  rule: ICAL.Recur,
  first: ICAL.Time,
  { window, length, limits }: { window: Span; length: number; limits: ReadingLimits },
): Generator<ICAL.Time> {
  const repetitions = rule.iterator(first)
  for (;;) {
    limits.step()
    // The iterator reuses and changes the time object that it has returned.
    const next = repetitions.next() as ICAL.Time | null
    if (!next) return
    const at = wallMs(next)
    if (at > window.end + ZONES_MS) return
    if (at + length >= window.start - ZONES_MS && isMeant(next, rule, first)) yield next.clone()
  }
}

const END_OF_DAY = { hour: 23, minute: 59, second: 59 }

/** Returns the rule with its end converted to the local time of the entry, in which the rule counts. */
function withLocalEnd(given: ICAL.Recur, first: ICAL.Time, zone: Zone): ICAL.Recur {
  const rule = given.clone()
  const { until } = rule
  if (!until) return rule
  const isUtc = until.zone === ICAL.Timezone.utcTimezone
  const local = isUtc && !first.isDate ? zone.toWall(wallMs(until)) : floating(until)
  // Many programs write an end that is only a date for a series of appointments with a time of day. The whole
  // last day then belongs to the series.
  rule.until = until.isDate && !first.isDate ? atTimeOf(END_OF_DAY, local) : local
  if (first.isDate) rule.until.isDate = true
  return rule
}
