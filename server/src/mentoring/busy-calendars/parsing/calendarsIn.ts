import ICAL from 'ical.js'
import { UnreadCalendar } from './readingLimits'

export interface ParsedCalendar {
  calendar: ICAL.Component
  /** Appointments that cannot be parsed. They are left out of the calendar. */
  invalid: InvalidEntry[]
}

/** An appointment that cannot be parsed, reduced to its valid parts. */
export interface InvalidEntry {
  /** An entry that contains only the start of the appointment, or nothing if the start is invalid too. */
  entry: ICAL.Component
  repeats: boolean
}

/**
 * Parses files in iCalendar format, each of which may contain several calendars. A CalDAV server sends one
 * file for each appointment, so a file that is not a calendar counts as an appointment that cannot be parsed.
 *
 * @throws UnreadCalendar `format` if there are files, but none of them is a calendar
 */
export function calendarsIn(texts: string[]): ParsedCalendar[] {
  const files = texts.map((text) => ({ text, calendars: calendarsInFile(text) }))
  if (files.length > 0 && files.every(({ calendars }) => !calendars)) throw new UnreadCalendar('format')
  return files.flatMap(({ text, calendars }) => calendars ?? [withoutEntries(text)])
}

/**
 * Parses one file. Because the parser refuses a whole file for one invalid line, entries with such a line are
 * left out.
 *
 * @returns undefined if the file is not a calendar
 */
function calendarsInFile(text: string): ParsedCalendar[] | undefined {
  const whole = text.replace(/^\uFEFF/, '').trim()
  try {
    return parsed(whole).map((calendar) => ({ calendar, invalid: [] }))
  } catch {
    const { kept, left } = withoutInvalidEntries(whole)
    const calendars = parsedIfValid(kept)
    if (!calendars) return undefined
    const [first, ...others] = calendars
    const invalid = left.filter((entry) => /^BEGIN:VEVENT/i.test(entry)).map(toInvalidEntry)
    return [
      ...(first ? [{ calendar: first, invalid }] : []),
      ...others.map((calendar) => ({ calendar, invalid: [] })),
    ]
  }
}

function parsedIfValid(text: string): ICAL.Component[] | undefined {
  try {
    return parsed(text)
  } catch {
    return undefined
  }
}

/**
 * Searches the text only for the start of the appointment, not for the start times in the rules of its time
 * zone.
 */
function withoutEntries(text: string): ParsedCalendar {
  const [entry = ''] = /^BEGIN:VEVENT[^]*/im.exec(text) ?? []
  return { calendar: new ICAL.Component('vcalendar'), invalid: [toInvalidEntry(entry)] }
}

function parsed(text: string): ICAL.Component[] {
  const content = ICAL.parse(text) as unknown[]
  const all = (Array.isArray(content[0]) ? content : [content]) as object[]
  const calendars = all.map((one) => new ICAL.Component(one as unknown as string))
  if (!calendars.every(({ name }) => name === 'vcalendar')) throw new Error('This is no calendar.')
  return calendars
}

/** Removes the entries that cannot be parsed on their own from a text with calendars. */
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
  const unfolded = text.replace(/\r?\n[ \t]/g, '')
  const start = /^DTSTART[;:].*$/im.exec(unfolded)?.[0]
  const lines = [start ?? '', ''].map((line) => ['BEGIN:VEVENT', ...(line ? [line] : []), 'END:VEVENT'])
  const [calendar] = parsed(inCalendar(lines.find(isValid)!))
  return { entry: calendar!.getFirstSubcomponent('vevent')!, repeats: /^R(RULE|DATE)[;:]/im.test(unfolded) }
}
