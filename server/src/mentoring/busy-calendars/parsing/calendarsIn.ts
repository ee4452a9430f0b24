import ICAL from 'ical.js'
import { UnreadCalendar } from './readingLimits'

export interface ParsedCalendar {
  calendar: ICAL.Component
  /** Appointments that cannot be parsed. They are not in the calendar. */
  invalid: InvalidEntry[]
}

/** An appointment that cannot be parsed, reduced to its valid parts. */
export interface InvalidEntry {
  /** An entry without anything but its beginning, if at least that is valid. */
  entry: ICAL.Component
  repeats: boolean
}

/**
 * Parses a file in iCalendar format, which may contain several calendars. The parser refuses a whole file for one invalid
 * line, so entries with such a line are left out.
 *
 * @throws UnreadCalendar `format` if there is no calendar
 */
export function calendarsIn(text: string): ParsedCalendar[] {
  const whole = text.replace(/^\uFEFF/, '').trim()
  try {
    return parsed(whole).map((calendar) => ({ calendar, invalid: [] }))
  } catch {
    const { kept, left } = withoutInvalidEntries(whole)
    const [first, ...others] = parsedOrRefused(kept)
    const invalid = left.filter((entry) => /^BEGIN:VEVENT/i.test(entry)).map(toInvalidEntry)
    return [
      ...(first ? [{ calendar: first, invalid }] : []),
      ...others.map((calendar) => ({ calendar, invalid: [] })),
    ]
  }
}

function parsedOrRefused(text: string): ICAL.Component[] {
  try {
    return parsed(text)
  } catch (error) {
    throw new UnreadCalendar('format', error)
  }
}

function parsed(text: string): ICAL.Component[] {
  const content = ICAL.parse(text) as unknown[]
  const all = (Array.isArray(content[0]) ? content : [content]) as object[]
  const calendars = all.map((one) => new ICAL.Component(one as unknown as string))
  if (!calendars.every(({ name }) => name === 'vcalendar')) throw new Error('This is no calendar.')
  return calendars
}

/** Takes out the parts of calendars that cannot be parsed by themselves. */
function withoutInvalidEntries(text: string): { kept: string; left: string[] } {
  const kept: string[] = []
  const left: string[] = []
  let entry: string[] = []
  let depth = 0
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (/^BEGIN:/i.test(line)) depth += 1
    if (depth < 2) kept.push(line)
    else entry.push(line)
    if (!/^END:/i.test(line)) continue
    depth -= 1
    if (depth !== 1) continue
    if (isValid(entry)) kept.push(...entry)
    else left.push(entry.join('\n'))
    entry = []
  }
  return { kept: [...kept, ...entry].join('\n'), left }
}

const inCalendar = (lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n')

function isValid(entry: string[]): boolean {
  try {
    ICAL.parse(inCalendar(entry))
    return true
  } catch {
    return false
  }
}

function toInvalidEntry(text: string): InvalidEntry {
  const unfolded = text.replace(/\n[ \t]/g, '')
  const start = /^DTSTART[;:].*$/im.exec(unfolded)?.[0]
  const lines = [start ?? '', ''].map((line) => ['BEGIN:VEVENT', ...(line ? [line] : []), 'END:VEVENT'])
  const [calendar] = parsed(inCalendar(lines.find(isValid)!))
  return { entry: calendar!.getFirstSubcomponent('vevent')!, repeats: /^R(RULE|DATE)[;:]/im.test(unfolded) }
}
