import type { DatedEntry } from '../../kernel/calendar/calendarSource'

/** The content of an entry in a calendar. */
export interface CalendarEntry {
  id: string
  /** Number of changes since the entry was created. */
  revision: number
  /** Time at which this state of the entry was written. */
  changedAt: string
  startsAt: string
  endsAt: string
  isCancelled: boolean
  summary: string
  description: string
  /**
   * URL of the page of the session or workshop. The file does not contain the link of the call, because that
   * page shows it shortly before the start.
   */
  url: string
  /**
   * Set in a file that is sent by mail. The attendee's calendar program then updates the entry without asking
   * (RFC 5546).
   */
  invitation?: { organizer: string; attendee: { name: string; email: string } }
}

/**
 * Returns an entry as a calendar file (RFC 5545). A file with the same UID and a higher SEQUENCE replaces the
 * earlier entry.
 */
export function calendarOf(entry: CalendarEntry): string {
  const { startsAt, endsAt, isCancelled } = entry
  const state = `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`
  return written([
    `METHOD:${methodOf(entry)}`,
    ...eventLines({ ...entry, when: { startsAt, endsAt } }, [state, ...peopleOf(entry)]),
  ])
}

/**
 * Returns several entries as a calendar file for download. Each entry replaces an earlier one with the same
 * UID.
 */
export const calendarOfSeveral = (entries: FeedEntry[]): string =>
  written(['METHOD:PUBLISH', ...entries.flatMap((entry) => eventLines(entry, ['STATUS:CONFIRMED']))])

interface FeedEntry extends Omit<DatedEntry, 'path'> {
  url: string
}

/**
 * Returns the entries of a feed (RFC 5545, RFC 7986). Calendar programs show its name, read it again after
 * about an hour, and then remove the entries that are missing.
 */
export function calendarFeedOf(name: string, entries: FeedEntry[]): string {
  return written([
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => eventLines(entry, 'day' in entry.when ? FREE : ['STATUS:CONFIRMED'])),
  ])
}

/** Property of an all-day entry. It does not mark the person as busy. */
const FREE = ['TRANSP:TRANSPARENT']

const written = (lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mentor-Connect//Sessions//EN', ...lines, 'END:VCALENDAR']
    .map((line) => `${folded(line)}\r\n`)
    .join('')

function eventLines({ id, revision, changedAt, when, summary, description, url }: FeedEntry, more: string[]) {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${utc(changedAt)}`,
    ...('day' in when
      ? [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`]
      : [`DTSTART:${utc(when.startsAt)}`, `DTEND:${utc(when.endsAt)}`]),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped([description, url].filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    ...more,
    'END:VEVENT',
  ]
}

/** Returns the iCalendar method. It is `PUBLISH` for a file that people download. */
export function methodOf({ isCancelled, invitation }: Pick<CalendarEntry, 'isCancelled' | 'invitation'>) {
  if (isCancelled) return 'CANCEL'
  return invitation ? 'REQUEST' : 'PUBLISH'
}

/**
 * Returns the lines for organizer and attendee. The recipient is the only attendee, so that people do not
 * learn each other's addresses.
 */
function peopleOf({ invitation }: CalendarEntry): string[] {
  if (!invitation) return []
  const { organizer, attendee } = invitation
  const state = 'ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE'
  return [
    `ORGANIZER;CN=Mentor-Connect:mailto:${organizer}`,
    `ATTENDEE;CN=${quoted(attendee.name)};${state}:mailto:${attendee.email}`,
  ]
}

/**
 * Returns the quoted value of a parameter. Characters that are not allowed in it are left out, because they
 * cannot be escaped.
 */
const quoted = (name: string) => `"${name.replace(/["\p{Cc}]/gu, '')}"`

/** Returns a time in the notation of iCalendar, such as `20261125T103000Z`. */
const utc = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Control characters other than the tab, which a file may not contain. */
const CONTROL = /(?!\t)\p{Cc}/gu

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(LINE_BREAK, '\\n')
    .replace(CONTROL, '')

const LINE_OCTETS = 75

/** Folds a line into lines of at most 75 octets, between characters. A continuation line begins with a space. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_OCTETS) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}
