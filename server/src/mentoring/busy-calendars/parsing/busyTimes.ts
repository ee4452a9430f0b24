import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import ICAL from 'ical.js'
import { ReadingLimits, UnreadCalendar } from './readingLimits'
import { calendarsIn, type ParsedCalendar } from './calendarsIn'
import { repetitionsOf, timesIn, timingOf, type Reading, type Span } from './occurrences'
import { CalendarZones, zoneOfPerson } from './zones'

export interface BusyQuestion {
  /** The period for which busy times are computed, in ms since 1970. */
  window: Span
  /** The IANA time zone of the person whose calendar it is. */
  timeZone: string
  /** The host of this installation. Entries from its own feeds and mails are ignored. */
  ownHost: string
}

export interface BusyTimes {
  /** The busy times, in order and without overlaps. */
  spans: Span[]
  /**
   * Start times, in ms since 1970, of appointments that cannot be read and may be in the window. Undefined
   * for an appointment whose start cannot be read either.
   */
  unread: (number | undefined)[]
}

/**
 * Finds the times at which calendars in iCalendar format (RFC 5545) say that their person is busy.
 *
 * @throws UnreadCalendar
 */
export function busyTimes(texts: string[], question: BusyQuestion): BusyTimes {
  const limits = new ReadingLimits()
  const found = calendarsIn(texts).map((parsed) => {
    const zones = new CalendarZones(parsed.calendar, zoneOfPerson(question.timeZone))
    return timesOf(parsed, { window: question.window, zones, limits }, question.ownHost)
  })
  return {
    spans: merged(
      found.flatMap(({ spans }) => spans),
      question.window,
    ),
    unread: found.flatMap(({ unread }) => unread),
  }
}

function timesOf({ calendar, invalid }: ParsedCalendar, reading: Reading, ownHost: string): BusyTimes {
  const byUid = new Map<string, ICAL.Component[]>()
  for (const [index, entry] of calendar.getAllSubcomponents('vevent').entries()) {
    const uid = String(entry.getFirstPropertyValue('uid') ?? `entry ${index}`)
    if (uid.endsWith(`@${ownHost}`)) continue
    const same = byUid.get(uid)
    if (same) same.push(entry)
    else byUid.set(uid, [entry])
  }
  const unread = invalid.flatMap(({ entry, repeats }) => unreadIn([entry], reading, repeats))
  const spans = [...byUid.values()].flatMap((entries) =>
    unlessInvalid(
      () => spansOfSeries(entries, reading),
      () => unread.push(...unreadIn(entries, reading, entries.some(isRepeated))),
    ),
  )
  const published = calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((entry) => unlessInvalid(() => publishedTimes(entry, reading)))
  return { spans: [...spans, ...published], unread }
}

/** Reads an entry. If it is invalid, returns no times, so that the other entries are still read. */
function unlessInvalid(read: () => Span[], onInvalid?: () => void): Span[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadCalendar) throw error
    onInvalid?.()
    return []
  }
}

const isRepeated = (entry: ICAL.Component) => entry.hasProperty('rrule') || entry.hasProperty('rdate')

/**
 * Returns the start of an appointment that cannot be read. Returns an empty list if the appointment is over,
 * or too far ahead to matter yet.
 */
function unreadIn(
  [entry]: ICAL.Component[],
  { window, zones }: Reading,
  repeats: boolean,
): BusyTimes['unread'] {
  const start = beginningOf(entry!, zones)
  if (start === undefined) return [undefined]
  return start < window.end && (repeats || start >= window.start) ? [start] : []
}

function beginningOf(entry: ICAL.Component, zones: CalendarZones): number | undefined {
  try {
    const [first] = entry.getAllProperties('dtstart')
    return first && timesIn(first, zones)[0]?.start
  } catch {
    return undefined
  }
}

/**
 * Returns the busy times of all entries with the same UID: a series, and its occurrences that were changed.
 */
function spansOfSeries(entries: ICAL.Component[], reading: Reading): Span[] {
  const changed = entries.flatMap((entry) => {
    const property = entry.getFirstProperty('recurrence-id')
    const [replaced] = property ? timesIn(property, reading.zones) : []
    return replaced
      ? [{ entry, replaced, isRange: property!.getFirstParameter('range') === 'THISANDFUTURE' }]
      : []
  })
  const changedEntries = new Set(changed.map(({ entry }) => entry))
  const removed = [
    ...changed.map(({ replaced }) => replaced),
    ...entries.flatMap((entry) =>
      entry.getAllProperties('exdate').flatMap((property) => timesIn(property, reading.zones)),
    ),
  ]
  const ranges = changed.filter(({ isRange }) => isRange).sort((a, b) => a.replaced.start - b.replaced.start)
  return entries.flatMap((entry) => {
    if (changedEntries.has(entry)) return single(entry, reading)
    return seriesOf(entry, { removed, ranges }, reading)
  })
}

type Time = ReturnType<typeof timesIn>[number]
interface Exceptions {
  removed: Time[]
  /** Changes that apply to one occurrence and all later ones. */
  ranges: { entry: ICAL.Component; replaced: Time }[]
}

function single(entry: ICAL.Component, { zones }: Reading): Span[] {
  if (!isBusy(entry)) return []
  const { start, wall, endOf } = timingOf(entry, zones)
  return [{ start, end: endOf(wall, start) }]
}

function seriesOf(entry: ICAL.Component, { removed, ranges }: Exceptions, reading: Reading): Span[] {
  if (ranges.length === 0 && !isBusy(entry)) return []
  const timing = timingOf(entry, reading.zones)
  const instants = new Set(
    removed.filter(({ isDay }) => isDay === timing.wall.isDate).map(({ start }) => start),
  )
  const days = new Set(removed.filter(({ isDay }) => isDay).map(({ wall }) => dayOf(wall)))
  const repetitions = [...repetitionsOf(entry, timing, reading).values()].filter(
    ({ wall, start }) => !instants.has(start) && !days.has(dayOf(wall)),
  )
  return repetitions.flatMap(({ start, end }) => {
    const range = ranges.findLast(({ replaced }) => replaced.start <= start)
    if (!range) return isBusy(entry) ? [{ start, end }] : []
    const [later] = single(range.entry, reading)
    if (!later) return []
    const begins = start + later.start - range.replaced.start
    return [{ start: begins, end: begins + later.end - later.start }]
  })
}

const dayOf = ({ year, month, day }: ICAL.Time) => `${year}-${month}-${day}`

const FREE_STATES = ['FREE', 'WORKINGELSEWHERE']

function isBusy(entry: ICAL.Component): boolean {
  const valueOf = (name: string) => String(entry.getFirstPropertyValue(name) ?? '').toUpperCase()
  return (
    valueOf('status') !== 'CANCELLED' &&
    valueOf('transp') !== 'TRANSPARENT' &&
    !FREE_STATES.includes(valueOf('x-microsoft-cdo-busystatus'))
  )
}

/** Returns the times of a calendar that publishes only busy times. */
function publishedTimes(entry: ICAL.Component, { zones, limits }: Reading): Span[] {
  return entry
    .getAllProperties('freebusy')
    .filter((property) => !String(property.getFirstParameter('fbtype') ?? '').startsWith('FREE'))
    .flatMap((property) => timesIn(property, zones))
    .flatMap(({ start, end }) => {
      limits.span()
      return end === undefined ? [] : [{ start, end }]
    })
}

/** Maximum number of busy times of one calendar. */
const STORED_MAX = 3000

const toMinute = (ms: number, round: (value: number) => number) => round(ms / MINUTE_MS) * MINUTE_MS

/** Returns the spans within the window, in whole minutes. Spans that overlap or touch are merged. */
function merged(spans: Span[], window: Span): Span[] {
  const within = spans
    .filter(({ start, end }) => end > start && end > window.start && start < window.end)
    .map(({ start, end }) => ({
      start: toMinute(Math.max(start, window.start), Math.floor),
      end: toMinute(Math.min(end, window.end), Math.ceil),
    }))
    .sort((a, b) => a.start - b.start)
  const all: Span[] = []
  for (const span of within) {
    const last = all.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else all.push(span)
  }
  if (all.length > STORED_MAX) throw new UnreadCalendar('complex')
  return all
}
