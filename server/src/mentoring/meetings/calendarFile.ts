/** What a calendar shows. */
export interface CalendarEntry {
  id: string
  /** Counts the changes. */
  revision: number
  /** When this state of the entry was written. */
  changedAt: string
  startsAt: string
  endsAt: string
  isCancelled: boolean
  summary: string
  description: string
  /**
   * Address of the page about it. The link of the call is not in the file: that page shows it shortly before.
   */
  url: string
  /** For a mail: the calendar of this person then changes its entry by itself (RFC 5546). */
  invitation?: { organizer: string; attendee: { name: string; email: string } }
}

/** An entry as a calendar file (RFC 5545). The same UID with a higher SEQUENCE replaces the earlier entry. */
export function calendarOf(entry: CalendarEntry): string {
  const { id, revision, isCancelled, summary, description, url } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mentor-Connect//Sessions//EN',
    `METHOD:${methodOf(entry)}`,
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped([description, url].filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...peopleOf(entry),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `PUBLISH` for a file that is downloaded. */
export function methodOf({ isCancelled, invitation }: Pick<CalendarEntry, 'isCancelled' | 'invitation'>) {
  if (isCancelled) return 'CANCEL'
  return invitation ? 'REQUEST' : 'PUBLISH'
}

/** Nobody but the recipient is named: people do not learn each other's addresses. */
function peopleOf({ invitation }: CalendarEntry): string[] {
  if (!invitation) return []
  const { organizer, attendee } = invitation
  const state = 'ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE'
  return [
    `ORGANIZER;CN=Mentor-Connect:mailto:${organizer}`,
    `ATTENDEE;CN=${quoted(attendee.name)};${state}:mailto:${attendee.email}`,
  ]
}

/** The value of a parameter has no escapes: what it may not contain is left out. */
const quoted = (name: string) => `"${name.replace(/["\p{Cc}]/gu, '')}"`

/** `20261125T103000Z` */
const utc = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')

const LINE_OCTETS = 75

/** Lines of at most 75 octets, broken between characters; a continued line begins with a space. */
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
